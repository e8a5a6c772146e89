import { DeletionBanner } from '@/features/my-data';
import { DeviceKeeper } from '@/features/notification-settings';

/** What every page does and says for an account, once the page is there. */
export function AccountNotes({ uid }: { uid: string }) {
  return (
    <>
      <DeviceKeeper uid={uid} />
      <DeletionBanner uid={uid} />
    </>
  );
}
