import { Archive, ArchiveRestore, Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { School } from '@/domain/entities/school';
import { ReauthenticationProvider } from '@/features/reauthentication';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { Menu, type MenuItem } from '@/ui/menu';
import { useArchiveSchool } from '../api/use-archive-school';
import { useRestoreSchool } from '../api/use-restore-school';
import { DeleteDialog } from './delete-dialog';
import { ExportDialog } from './export-dialog';
import { RenameDialog } from './rename-dialog';

const DIALOGS = { export: ExportDialog, rename: RenameDialog, delete: DeleteDialog };

/** What can be done to a whole school, and what was. */
export function SchoolActs({ school }: { school: School }) {
  return (
    <ReauthenticationProvider>
      <Fate school={school} />
      <Acts school={school} />
    </ReauthenticationProvider>
  );
}

/** Whether its week is over, so that nothing can be done any more. */
const isDeleting = ({ deleteAt }: School) => Boolean(deleteAt && deleteAt <= new Date());

function Fate({ school }: { school: School }) {
  const { t } = useTranslation('admin-schools');
  const format = useFormat();
  const { archivedAt, deleteAt } = school;
  if (!archivedAt) return null;
  return (
    <p className="text-sm">
      {t('archivedSince', { when: format.date(archivedAt) })}{' '}
      {deleteAt && (
        <strong className="text-danger">
          {isDeleting(school) ? t('deleting') : t('deleteOn', { when: format.dateTime(deleteAt) })}
        </strong>
      )}
    </p>
  );
}

function Acts({ school }: { school: School }) {
  const { t } = useTranslation('admin-schools');
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const archiving = useArchiveSchool(school);
  const restoring = useRestoreSchool(school);
  if (isDeleting(school)) return null;
  const archive: MenuItem = {
    ...{ label: t('archive.act'), icon: <Archive aria-hidden />, separated: true },
    onSelect: archiving.mutate,
  };
  const restore: MenuItem = {
    ...{ label: t('restore.act'), icon: <ArchiveRestore aria-hidden />, separated: true },
    onSelect: restoring.mutate,
  };
  const remove: MenuItem = {
    ...{ label: t('delete.act'), icon: <Trash2 aria-hidden />, tone: 'danger' },
    onSelect: () => setOpen('delete'),
  };
  const items: MenuItem[] = [
    { label: t('export.act'), icon: <Download aria-hidden />, onSelect: () => setOpen('export') },
    { label: t('rename.act'), icon: <Pencil aria-hidden />, onSelect: () => setOpen('rename') },
    ...(school.archivedAt ? [restore, ...(school.deleteAt ? [] : [remove])] : [archive]),
  ];
  const name = t('manageNamed', { school: school.name });
  const Dialog = open && DIALOGS[open];
  return (
    <>
      <div>
        <Menu
          label={name}
          align="start"
          items={items}
          trigger={
            <Button
              size="sm"
              variant="secondary"
              aria-label={name}
              icon={<Ellipsis aria-hidden />}
              busy={archiving.isPending || restoring.isPending}
              busyLabel={t('delete.busy')}
            >
              {t('manage')}
            </Button>
          }
        />
      </div>
      {Dialog && (
        <LazyBoundary>
          <Dialog school={school} onClose={() => setOpen(null)} />
        </LazyBoundary>
      )}
    </>
  );
}
