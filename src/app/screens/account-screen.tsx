import { AccountPage, useSignOutEverywhere } from '@/features/account';
import { useLogOut } from '../frame/use-log-out';

/** /account. Who logs out everywhere leaves this browser as by any log-out. */
export function AccountScreen() {
  const logOut = useLogOut(useSignOutEverywhere());
  return <AccountPage onLogOutEverywhere={logOut} />;
}
