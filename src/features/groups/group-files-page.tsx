import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Group } from '@/domain/entities/group';
import { MAX_GROUP_FILES } from '@/domain/group-limits';
import { PausedNote, usePause } from '@/features/community';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { PageHeader } from '@/ui/page-header';
import { Rows } from '@/ui/rows';
import { FileRow } from './file-row';
import { GroupGate } from './group-gate';
import { OutgoingFiles } from './outgoing-files';
import { ShareFile } from './share-file';
import { useListedFiles } from './use-listed-files';

/** /groups/{groupId}/files: what its members share, the newest first. */
export function GroupFilesPage() {
  const { groupId = '' } = useParams();
  return <GroupGate groupId={groupId}>{(group) => <Files key={groupId} group={group} />}</GroupGate>;
}

function Files({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { groupId, schoolId, name, archivedAt } = group;
  const { files, outgoing } = useListedFiles(groupId);
  const isPaused = usePause(schoolId) !== null;
  const isFull = (files.data?.length ?? 0) >= MAX_GROUP_FILES;
  const isOpen = !archivedAt && !isPaused && !isFull;
  return (
    <div className="mx-auto grid max-w-column gap-6">
      <PageHeader
        title={t('files.title', { name })}
        lead={t('files.lead')}
        back={{ to: `/groups/${groupId}`, label: t('members.back', { name }) }}
      />
      <PausedNote isPaused={isPaused} schoolId={schoolId} />
      {archivedAt && <p className="text-muted">{t('archive.noFiles')}</p>}
      {isFull && <p className="text-muted">{t('files.full', { count: MAX_GROUP_FILES })}</p>}
      {isOpen && <ShareFile group={group} />}
      {outgoing.length > 0 && <OutgoingFiles entries={outgoing} />}
      <Loaded read={files}>
        {(shown) =>
          shown.length > 0 ? (
            <Rows items={shown} keyOf={({ id }) => id}>
              {(file) => <FileRow group={group} file={file} />}
            </Rows>
          ) : (
            outgoing.length === 0 && <EmptyState message={t('files.none')}>{t('files.noneText')}</EmptyState>
          )
        }
      </Loaded>
    </div>
  );
}
