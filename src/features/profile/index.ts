export { EditProfilePage } from './edit-profile-page';
export { restoreToProfileForm } from './profile-draft';
export { ProfilePage } from './profile-page';
