import { useTranslation } from 'react-i18next';
import { type EntryOf, OutgoingNote } from '@/features/offline';
import { ProgressBar } from '@/ui/progress-bar';
import { Rows } from '@/ui/rows';

/** Files that are on their way to a group: how far each is, what it waits for, and a way to stop it. */
export function OutgoingFiles({ entries }: { entries: readonly EntryOf<'group-file'>[] }) {
  const { t } = useTranslation('groups');
  return (
    <section aria-label={t('files.onTheirWay')}>
      <Rows items={entries} keyOf={({ id }) => id}>
        {(entry) => (
          <div className="grid gap-2">
            <ProgressBar
              label={t('files.sending', { name: entry.name })}
              value={entry.isStored ? 1 : (entry.progress ?? undefined)}
            />
            <OutgoingNote entry={entry} restore={null} />
          </div>
        )}
      </Rows>
    </section>
  );
}
