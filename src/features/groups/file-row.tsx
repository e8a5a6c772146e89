import { Download, FileText, Trash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import type { GroupFile } from '@/domain/entities/group-file';
import { Person } from '@/features/directory';
import { useMe } from '@/features/session';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { RelativeTime } from '@/ui/relative-time';
import { useConfirm } from '@/ui/use-confirm';
import { useDownloadFile } from './api/use-download-file';
import { useGroupAct } from './api/use-group-act';
import { isLeader } from './use-running';

/** One file of a group: who shared it, a download, and its end for whoever may. */
export function FileRow({ group, file }: { group: Group; file: GroupFile }) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const { uid } = useMe();
  const { submit } = useGroupAct(group);
  const downloading = useDownloadFile();
  const confirm = useConfirm();
  const { id, name, size, userId, schoolId, createdAt } = file;
  const mayDelete = userId === uid || isLeader(group, uid);
  const remove = async () => {
    const isSure = await confirm({
      title: t('files.deleteQuestion', { name }),
      confirmLabel: t('files.delete'),
      tone: 'danger',
    });
    if (isSure)
      void submit({ type: 'delete-file', fileId: id }, { failed: t('files.deleteFailed', { name }) });
  };
  return (
    <article aria-label={name} className="grid gap-2">
      <div className="flex items-start gap-3">
        <FileText aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 dir="auto" className="text-base [overflow-wrap:anywhere]">
            {name}
          </h2>
          <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
            {format.fileSize(size)}
            {createdAt && <RelativeTime date={createdAt} />}
          </p>
          <Person uid={userId} schoolId={schoolId} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          icon={<Download aria-hidden />}
          busy={downloading.isPending}
          busyLabel={t('files.downloading')}
          aria-label={t('files.downloadNamed', { name })}
          onClick={() => downloading.mutate(file)}
        >
          {t('files.download')}
        </Button>
        {mayDelete && (
          <IconButton
            label={t('files.deleteNamed', { name })}
            icon={<Trash aria-hidden />}
            onClick={() => void remove()}
          />
        )}
      </div>
    </article>
  );
}
