import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { School } from '@/domain/entities/school';
import type { SchoolExport } from '@/domain/entities/school-export';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Loaded } from '@/ui/loaded';
import { LoadingText } from '@/ui/spinner';
import { useDownloadSchoolExport } from '../api/use-download-school-export';
import { useRequestSchoolExport } from '../api/use-request-school-export';
import { useSchoolExport } from '../api/use-school-export';

/** A copy of a school for its parents' association. */
export function ExportDialog({ school, onClose }: { school: School; onClose: () => void }) {
  const { t } = useTranslation('admin-schools');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('export.title', { school: school.name })}
      description={t('export.text')}
    >
      <Copy school={school} />
    </Dialog>
  );
}

function Copy({ school }: { school: School }) {
  const { t } = useTranslation('admin-schools');
  const read = useSchoolExport(school.id);
  const asking = useRequestSchoolExport(school.id);
  return (
    <Loaded read={read} failedText={t('export.loadFailed')}>
      {(copy) => (
        <div className="grid justify-items-start gap-4">
          <div role="status">
            {(copy?.status === 'making' || asking.isPending) && (
              <LoadingText>{t('export.making')}</LoadingText>
            )}
            {copy?.status === 'ready' && <Ready school={school} copy={copy} />}
          </div>
          {copy?.status !== 'making' && (
            <Button variant="secondary" busy={asking.isPending} onClick={() => asking.mutate()}>
              {t(copy ? 'export.again' : 'export.ask')}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
}

interface ReadyProps {
  school: School;
  copy: SchoolExport;
}

function Ready({ school, copy: { fileName, size, expiresAt } }: ReadyProps) {
  const { t } = useTranslation('admin-schools');
  const format = useFormat();
  const fetching = useDownloadSchoolExport(school);
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('export.ready', { size: format.fileSize(size ?? 0), when: format.dateTime(expiresAt) })}</p>
      <Button
        icon={<Download aria-hidden />}
        busy={fetching.isPending}
        busyLabel={t('export.downloading')}
        onClick={() => fileName && fetching.mutate(fileName)}
      >
        {t('export.download')}
      </Button>
    </div>
  );
}
