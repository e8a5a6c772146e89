import { lazyComponent } from '@/i18n/lazy-component';

export { restoreToProfileForm } from './profile-draft';

// Each apart: a profile is read without the form, which brings a library.
export const ProfilePage = lazyComponent(() => import('./profile-page').then((m) => m.ProfilePage));
export const EditProfilePage = lazyComponent(() =>
  import('./edit-profile-page').then((m) => m.EditProfilePage),
);
