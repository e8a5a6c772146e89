import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import { MAX_GROUP_FILE_BYTES } from '@/domain/group-limits';
import { useDraftFile } from '@/features/drafts';
import { Button } from '@/ui/button';
import { FileField } from '@/ui/file-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useShareFile } from './api/use-share-file';
import { isReadablePdf } from './readable-pdf';

/** Where a file that was chosen and not sent off is kept. */
const groupFileKey = ({ schoolId, groupId }: Group): string => `group-file.${schoolId}.${groupId}`;

/** Where a member chooses a PDF for the group. What was chosen is there again after a reload. */
export function ShareFile({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const problem = useValidationMessage();
  const [held, hold] = useDraftFile(groupFileKey(group));
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [turn, setTurn] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const sharing = useShareFile(group);
  const chosen = file ?? held;
  const choose = (next: File | null) => {
    setError(undefined);
    setFile(next);
    hold(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return setError(t('files.required'));
    setChecking(true);
    const isReadable = await isReadablePdf(chosen);
    setChecking(false);
    if (!isReadable) return setError(problem('proofUnreadable'));
    // From here on it is the outbox's; what it refuses at once is chosen again.
    const isTaken = await sharing.share(chosen);
    if (!isTaken) return;
    choose(null);
    setTurn(turn + 1);
  };
  return (
    <form noValidate data-draft="kept" className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <FileField
        key={turn}
        label={t('files.choose')}
        accept=".pdf"
        maxBytes={MAX_GROUP_FILE_BYTES}
        held={held}
        error={error}
        onFile={choose}
      />
      <Button
        type="submit"
        busy={isChecking || sharing.isPending}
        busyLabel={t('files.sharing')}
        className="justify-self-start"
      >
        {t('files.share')}
      </Button>
    </form>
  );
}
