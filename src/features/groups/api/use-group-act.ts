import type { Group } from '@/domain/entities/group';
import type { DraftStore } from '@/features/drafts';
import { useSubmitToOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';
import type { WaitingAct } from '../use-outgoing-acts';

/** Of acts that undo each other, and of two of one kind, the later one stays. */
function idOf(groupId: string, act: WaitingAct): string {
  switch (act.type) {
    case 'ask':
    case 'withdraw':
      return `group-ask-${groupId}`;
    case 'admit':
    case 'decline':
      return `group-answer-${groupId}-${act.userId}`;
    case 'name-helper':
    case 'drop-helper':
      return `group-helper-${groupId}-${act.userId}`;
    case 'remove':
      return `group-remove-${groupId}-${act.userId}`;
    case 'archive':
    case 'reopen':
      return `group-archive-${groupId}`;
    case 'edit':
      return `group-edit-${groupId}`;
    case 'delete-file':
      return `group-delete-file-${act.fileId}`;
  }
}

interface Words {
  /** Said with the reason where the server refuses at once. */
  failed: string;
}

/**
 * Does something with a group: at once, or when there is a network again. Resolves to whether it is done or waits.
 * @param draft what a form keeps of it
 */
export function useGroupAct({ groupId, schoolId, name }: Group, draft?: DraftStore<object>) {
  const sending = useSubmitToOutbox(draft);
  const showFailure = useFailureToast();
  const submit = async (
    act: WaitingAct,
    words: Words,
  ): Promise<'sent' | 'waits' | 'discarded' | 'failed'> => {
    const group = { groupId, schoolId, name };
    try {
      return await sending.mutateAsync({
        ...{ kind: 'group-act', id: idOf(groupId, act), schoolId, group, act },
        since: new Date(),
      });
    } catch (error) {
      showFailure(words.failed, error, () => void submit(act, words));
      return 'failed';
    }
  };
  return { submit, isPending: sending.isPending };
}
