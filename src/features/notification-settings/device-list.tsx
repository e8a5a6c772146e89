import { useTranslation } from 'react-i18next';
import type { Device } from '@/domain/entities/device';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { RelativeTime } from '@/ui/relative-time';
import { Rows } from '@/ui/rows';
import { useRemoveDevice } from './api/use-remove-device';
import type { Here } from './api/use-this-device';

interface Props {
  uid: string;
  devices: Device[];
  here: Here;
  isOffline: boolean;
}

/** Where somebody is told of news, each with its end. */
export function DeviceList({ uid, devices, here, isOffline }: Props) {
  const { t } = useTranslation('notification-settings');
  const removing = useRemoveDevice(uid);
  if (devices.length === 0) return <p className="text-muted">{t('devices.none')}</p>;
  return (
    <Rows items={devices} keyOf={({ id }) => id}>
      {(device) => (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-48">
            <p className="flex flex-wrap items-center gap-2 font-semibold [overflow-wrap:anywhere]">
              {device.label}
              {device.endpoint === here.endpoint && <Badge tone="info">{t('devices.here')}</Badge>}
            </p>
            <p className="text-muted text-sm">
              {t('devices.seen')} <RelativeTime date={device.seenAt} />
            </p>
          </div>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('devices.removeNamed', { device: device.label })}
            disabled={isOffline}
            onClick={() => removing.mutate(device)}
          >
            {t('devices.remove')}
          </Button>
        </div>
      )}
    </Rows>
  );
}
