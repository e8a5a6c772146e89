import { useTranslation } from 'react-i18next';
import type { School } from '@/domain/entities/school';
import { isNameOf } from '@/domain/inputs/schools';
import { useDraftValue } from '@/features/drafts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { deletionKey, useDeleteSchool } from '../api/use-delete-school';

/** Asks for the school's name before the week begins after which it is deleted. */
export function DeleteDialog({ school, onClose }: { school: School; onClose: () => void }) {
  const { t } = useTranslation(['admin-schools', 'common']);
  const [typed, setTyped] = useDraftValue(deletionKey(school), '');
  const deleting = useDeleteSchool(school);
  const { name } = school;
  const isConfirmed = isNameOf(typed, school);
  const submit = () => {
    if (!isConfirmed || deleting.isPending) return;
    deleting.mutate(typed, {
      onSuccess: () => {
        setTyped('');
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('delete.title', { school: name })}
      description={t('delete.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="danger"
            aria-disabled={!isConfirmed}
            busy={deleting.isPending}
            busyLabel={t('delete.busy')}
            onClick={submit}
          >
            {t('delete.submit')}
          </Button>
        </>
      }
    >
      <form
        noValidate
        data-draft="kept"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t('delete.name')}
          hint={t('delete.hint', { school: name })}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
