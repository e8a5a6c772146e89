import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/brand';
import type { Device } from '@/domain/entities/device';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { useSendTest } from './api/use-send-test';
import { type Here, useIsKeptSignedIn, useTurnDevice } from './api/use-this-device';

interface Props {
  uid: string;
  isOffline: boolean;
}

interface Found {
  here: Here;
  devices: readonly Device[];
}

/** Whether this browser is told of news, or why it can't be. */
export function ThisDevice({ here: { support, endpoint }, devices, ...props }: Props & Found) {
  const { t } = useTranslation('notification-settings');
  if (support !== 'possible') return <p>{t(`here.${support}`, { brand: brand.name })}</p>;
  // What was removed on another device is off here as well.
  const isOn = devices.some((device) => device.endpoint === endpoint);
  return isOn ? <On {...props} /> : <Off {...props} />;
}

function Off({ uid, isOffline }: Props) {
  const { t } = useTranslation('notification-settings');
  const { turningOn } = useTurnDevice(uid);
  const isKept = useIsKeptSignedIn();
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('here.lead')}</p>
      <p className="text-muted text-sm">{t('here.hint')}</p>
      {!isKept && <p>{t('here.notKept')}</p>}
      <Button
        icon={<Bell aria-hidden />}
        busy={turningOn.isPending}
        busyLabel={t('here.turningOn')}
        disabled={isOffline}
        onClick={() => turningOn.mutate()}
      >
        {t('here.turnOn')}
      </Button>
      <p role="status" className="text-muted text-sm empty:hidden">
        {turningOn.data === 'not-allowed' && t('here.notAllowed')}
      </p>
    </div>
  );
}

function On({ uid, isOffline }: Props) {
  const { t } = useTranslation('notification-settings');
  const { turningOff } = useTurnDevice(uid);
  const testing = useSendTest();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="success">{t('here.on')}</Badge>
        {t('here.onText')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={testing.isPending}
          busyLabel={t('test.sending')}
          disabled={isOffline}
          onClick={() => testing.mutate()}
        >
          {t('test.send')}
        </Button>
        <Button
          variant="quiet"
          busy={turningOff.isPending}
          busyLabel={t('here.turningOff')}
          disabled={isOffline}
          onClick={() => turningOff.mutate()}
        >
          {t('here.turnOff')}
        </Button>
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {testing.isSuccess && t(testing.data > 0 ? 'test.sent' : 'test.none')}
      </p>
    </div>
  );
}
