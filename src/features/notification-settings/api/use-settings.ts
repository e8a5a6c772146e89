import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Live, setLive, useBackend, useLive } from '@/backend/react';
import { DEFAULT_SETTINGS, type NotificationSettings } from '@/domain/entities/notification-settings';
import { useFailureToast } from '@/ui/use-failure-toast';
import { settingsKeys } from './settings-keys';

/** What a choice makes of the settings. */
export type Change = (settings: NotificationSettings) => NotificationSettings;

/**
 * How somebody is told of what, live, with the choices that are still on their way; and a way to choose. Each is saved by
 * itself, in its turn, on top of what other devices have changed meanwhile. One that fails is taken back, and said.
 */
export function useSettings(uid: string): {
  read: Live<NotificationSettings>;
  choose: (change: Change) => void;
} {
  const { t } = useTranslation('notification-settings');
  const { account } = useBackend();
  const client = useQueryClient();
  const read = useLive<NotificationSettings>(settingsKeys.settings(uid), (observer) =>
    account.watchNotificationSettings(uid, observer),
  );
  const [pending, setPending] = useState<readonly Change[]>([]);
  const showFailure = useFailureToast();
  const saving = useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: (change: Change) => account.changeNotificationSettings(uid, change),
    // The live read tells of it a moment later: until then it must not jump back.
    onSuccess: (_data, change) =>
      setLive<NotificationSettings>(client, settingsKeys.settings(uid), (now) =>
        change(now ?? DEFAULT_SETTINGS),
      ),
    onError: (error, change) => showFailure(t('saveFailed'), error, () => saving.mutate(change)),
    onSettled: (_data, _error, change) => setPending((all) => all.filter((one) => one !== change)),
  });
  const choose = (change: Change) => {
    setPending((all) => [...all, change]);
    saving.mutate(change);
  };
  const data = read.data && pending.reduce((settings, change) => change(settings), read.data);
  return { read: { ...read, data }, choose };
}
