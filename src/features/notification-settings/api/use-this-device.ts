import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { type Read, useBackend, useRead } from '@/backend/react';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import {
  askPermission,
  type PushSupport,
  presentSubscription,
  pushSupport,
  subscribe,
} from '../push/browser-push';
import { deviceLabel } from '../push/device-label';
import { deviceMarker } from '../push/device-marker';
import { endDevice, registerDevice } from '../push/keep-device';
import { settingsKeys } from './settings-keys';

/** How far this browser can be told, and its address where it is subscribed for its owner. */
export interface Here {
  support: PushSupport;
  endpoint: string | null;
}

async function lookHere(uid: string): Promise<Here> {
  const support = pushSupport();
  if (support !== 'possible' || deviceMarker()?.uid !== uid) return { support, endpoint: null };
  return { support, endpoint: (await presentSubscription())?.endpoint ?? null };
}

/** Whether the sign-in outlives the browser; what that is told does in any case. */
export function useIsKeptSignedIn(): boolean {
  const { connection } = useBackend();
  return connection?.isKeptSignedIn() ?? true;
}

/** Whether this browser is told of news. */
export function useThisDevice(uid: string): Read<Here> {
  return useRead(settingsKeys.here(uid), () => lookHere(uid));
}

/** Has this browser told of news, after asking its owner, who may say no; and ends that. */
export function useTurnDevice(uid: string) {
  const { t } = useTranslation('notification-settings');
  const { account } = useBackend();
  const client = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  const lookAgain = () => client.invalidateQueries({ queryKey: settingsKeys.here(uid) });
  const turningOn = useMutation({
    mutationFn: async (): Promise<'on' | 'not-allowed'> => {
      // First, and with nothing before it: browsers ask right after a tap only.
      if (!(await askPermission())) return 'not-allowed';
      const keys = await subscribe();
      await registerDevice(account, uid, { ...keys, label: deviceLabel(navigator.userAgent) });
      // From now on there are quiet hours, which are those of where their owner is.
      await account.changeNotificationSettings(uid, (settings) => settings);
      return 'on';
    },
    onError: (error) =>
      errorCode(error) === 'resource-exhausted'
        ? void toast.show(t('here.tooMany'), { tone: 'danger' })
        : showFailure(t('here.turnOnFailed'), error, () => turningOn.mutate()),
    onSettled: lookAgain,
  });
  const turningOff = useMutation({
    mutationFn: async () => {
      const marker = deviceMarker();
      if (marker) await endDevice(account, marker);
    },
    onError: (error) => showFailure(t('here.turnOffFailed'), error, () => turningOff.mutate()),
    onSettled: lookAgain,
  });
  return { turningOn, turningOff };
}
