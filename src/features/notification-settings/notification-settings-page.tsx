import { useTranslation } from 'react-i18next';
import { useOffline } from '@/features/offline';
import { useSession } from '@/features/session';
import { Banner } from '@/ui/banner';
import { Loaded } from '@/ui/loaded';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { useDevices } from './api/use-devices';
import { useSettings } from './api/use-settings';
import { useThisDevice } from './api/use-this-device';
import type { ChoicesProps } from './choices-props';
import { DeviceList } from './device-list';
import { DigestChoice } from './digest-choice';
import { KindsTable } from './kinds-table';
import { QuietHours } from './quiet-hours';
import { ShownText } from './shown-text';
import { ThisDevice } from './this-device';
import { withDigest } from './with-digest';
import { ZoneChoice } from './zone-choice';
import { zoneName } from './zone-name';

/** /account/notifications: how somebody is told of what, and where. */
export function NotificationSettingsPage() {
  const session = useSession();
  return session.status === 'signed-in' ? <Settings uid={session.account.uid} /> : null;
}

function Settings({ uid }: { uid: string }) {
  const { t } = useTranslation('notification-settings');
  const isOffline = useOffline();
  const { read, choose } = useSettings(uid);
  const here = useThisDevice(uid);
  const devices = useDevices(uid);
  const all = [read, here, devices];
  // All at once: what came first would be pushed down by what comes above it.
  const whole = {
    data: here.data &&
      devices.data &&
      read.data && { here: here.data, devices: devices.data, settings: read.data },
    error: all.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const one of all) if (one.error) one.retry();
    },
  };
  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={t('title')} lead={t('lead')} back={{ to: '/account', label: t('back') }} />
      <div className="grid grid-cols-1 gap-10">
        {isOffline && <Banner tone="warning">{t('offline')}</Banner>}
        <Loaded read={whole} failedText={t('loadFailed')} tall>
          {({ settings, ...found }) => (
            <>
              <Section title={t('here.title')}>
                <ThisDevice {...found} uid={uid} isOffline={isOffline} />
              </Section>
              <Choices settings={settings} choose={choose} disabled={isOffline} />
              <Section title={t('devices.title')} lead={t('devices.lead')}>
                <DeviceList {...found} uid={uid} isOffline={isOffline} />
              </Section>
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}

function Choices(props: ChoicesProps) {
  const { t } = useTranslation('notification-settings');
  return (
    <>
      <Section title={t('kinds.title')} lead={t('kinds.lead')}>
        <KindsTable {...props} />
      </Section>
      <Section title={t('digest.title')} lead={t('digest.lead')}>
        <Digest {...props} />
      </Section>
      <Section title={t('quiet.title')} lead={t('quiet.lead')}>
        <QuietHours {...props} />
      </Section>
      <Section title={t('zone.title')}>
        <ZoneChoice {...props} />
      </Section>
      <Section title={t('text.title')}>
        <ShownText {...props} />
      </Section>
    </>
  );
}

function Digest({ settings, choose, disabled }: ChoicesProps) {
  const { t } = useTranslation('notification-settings');
  return (
    <DigestChoice
      digest={settings.digest}
      isWanted={Object.values(settings.kinds).some(({ mail }) => mail === 'digest')}
      hourHint={t('digest.zone', { zone: zoneName(settings.timeZone) })}
      disabled={disabled}
      choose={(change) => choose((now) => withDigest(now, change))}
    />
  );
}
