import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DataExport } from '@/domain/entities/data-export';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { Section } from '@/ui/section';
import { LoadingText } from '@/ui/spinner';
import { useDataExport } from './api/use-data-export';
import { useDownloadExport } from './api/use-download-export';
import { useRequestExport } from './api/use-request-export';

/** A copy of everything that is held about the person. */
export function ExportSection({ uid }: { uid: string }) {
  const { t } = useTranslation('my-data');
  const read = useDataExport(uid);
  const asking = useRequestExport();
  return (
    <Section title={t('export.title')}>
      <p>{t('export.lead')}</p>
      <Loaded read={read} failedText={t('loadFailed')}>
        {(copy) => (
          <>
            <div role="status">
              {(copy?.status === 'making' || asking.isPending) && (
                <LoadingText>{t('export.making')}</LoadingText>
              )}
              {copy?.status === 'ready' && <Ready copy={copy} />}
            </div>
            {copy?.status !== 'making' && (
              <Button
                variant="secondary"
                className="justify-self-start"
                busy={asking.isPending}
                onClick={() => asking.mutate()}
              >
                {t(copy ? 'export.again' : 'export.ask')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Ready({ copy: { userId: uid, fileName, size, expiresAt } }: { copy: DataExport }) {
  const { t } = useTranslation('my-data');
  const format = useFormat();
  const fetching = useDownloadExport();
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('export.ready', { size: format.fileSize(size ?? 0), when: format.dateTime(expiresAt) })}</p>
      <Button
        icon={<Download aria-hidden />}
        busy={fetching.isPending}
        busyLabel={t('export.downloading')}
        onClick={() => fileName && fetching.mutate({ uid, fileName })}
      >
        {t('export.download')}
      </Button>
    </div>
  );
}
