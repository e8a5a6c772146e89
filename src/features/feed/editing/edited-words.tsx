import type { EditedText } from '@/backend/ports/posts';
import { type EntryOf, StopSending, useSendingStatus } from '@/features/offline';
import { useKeepEdit } from '../api/use-keep-edit';
import { EditForm } from './edit-form';
import { restoreToEditForm } from './restore-to-edit-form';
import { useOutgoingEdit } from './use-outgoing-edit';
import type { WordsProps } from './words';

export interface EditedWordsProps extends WordsProps {
  of: EditedText;
  isWriting: boolean;
  /** The form was opened just now. */
  takesFocus: boolean;
}

/** A text with what its author makes of it: the form while they write, and what they have sent off until it is there. */
export function EditedWords({ of, post, comment, children, isWriting, ...form }: EditedWordsProps) {
  const words = comment ?? post;
  const outgoing = useOutgoingEdit(of, words);
  useKeepEdit(outgoing);
  const current = { ...words, ...outgoing };
  if (isWriting) return <EditForm of={of} scope={post} current={current} {...form} />;
  return (
    <>
      {children(current)}
      {outgoing && !outgoing.isSent && <Sending edit={outgoing} />}
    </>
  );
}

function Sending({ edit }: { edit: EntryOf<'edit'> }) {
  const onItsWay = useSendingStatus(edit);
  return (
    <div className={edit.commentId === null ? `${LINE} px-4 pb-2 md:px-5` : LINE}>
      <p role="status" className="text-muted text-sm">
        {onItsWay}
      </p>
      <StopSending entry={edit} restore={restoreToEditForm} />
    </div>
  );
}

const LINE = 'flex flex-wrap items-center gap-x-2';
