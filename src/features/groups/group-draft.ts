import type { User } from '@/domain/entities/user';
import type { GroupChange, GroupInput } from '@/domain/inputs/group';
import { draftFormKeys } from '@/features/drafts';
import { type EntryOf, type RestoreToForm, restoreFields } from '@/features/offline';

/** Where a group that is not made yet is kept. */
export const groupFormKey = (schoolId: string): string => `group.${schoolId}.`;

/** The school for which a person has begun a group: rather the one on screen, which it is without any, too. */
export function begunSchool({ uid, approvedSchools }: User, onScreen: string): string {
  const keys = draftFormKeys(uid);
  return [onScreen, ...approvedSchools].find((id) => keys.includes(groupFormKey(id))) ?? onScreen;
}

/** Writes on a group that was sent off, where no other one is being written. */
export const restoreToGroupForm: RestoreToForm<EntryOf<'group'>> = ({ schoolId, input }, drafts) =>
  restoreFields(drafts<Partial<GroupInput>>(groupFormKey(schoolId)), input, undefined);

/** Where the change of a group that is there is kept. */
export const groupEditKey = ({ schoolId, groupId }: { schoolId: string; groupId: string }): string =>
  `group-edit.${schoolId}.${groupId}`;

/** Writes on a change that was sent off, where no other one of the same group is being written. */
export const restoreToGroupEdit: RestoreToForm<EntryOf<'group-act'>> = ({ group, act }, drafts) =>
  act.type === 'edit' &&
  restoreFields(drafts<Partial<GroupChange>>(groupEditKey(group)), act.change, undefined);
