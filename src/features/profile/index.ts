export { EditProfilePage } from './edit-profile-page';
export { takeUpProfile } from './profile-draft';
export { ProfilePage } from './profile-page';
