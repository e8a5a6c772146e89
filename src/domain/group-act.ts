import type { GroupFile } from './entities/group-file';
import type { GroupChange } from './inputs/group';

/** What is done with a group that is there, apart from joining and leaving it. */
export type GroupAct =
  /** Asking to be let in, and taking that back. */
  | { type: 'ask' | 'withdraw' }
  /** Answers to who asks, and the end of a membership. */
  | { type: 'admit' | 'decline' | 'remove'; userId: string }
  /** Having somebody run it beside its creator, and no longer. */
  | { type: 'name-helper' | 'drop-helper'; userId: string }
  | { type: 'edit'; change: GroupChange }
  /** From then on it is only read, and goes on. */
  | { type: 'archive' | 'reopen' }
  /** Lists a file that is stored. */
  | { type: 'share-file'; file: Pick<GroupFile, 'id' | 'name' | 'size'> }
  | { type: 'delete-file'; fileId: string };
