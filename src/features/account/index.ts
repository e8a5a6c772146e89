export { AccountPage } from './account-page';
export { useSignOutEverywhere } from './api/use-sign-out-everywhere';
