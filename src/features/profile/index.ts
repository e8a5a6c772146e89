export { EditProfilePage } from './edit-profile-page';
export { ProfilePage } from './profile-page';
