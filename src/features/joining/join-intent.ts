import * as v from 'valibot';
import type { User } from '@/domain/entities/user';
import { idSchema } from '@/domain/fields';
import { storedText } from '@/stored';

const wantedSchema = v.object({ uid: idSchema, school: v.object({ id: idSchema, name: v.string() }) });
export type JoinIntent = v.InferOutput<typeof wantedSchema>['school'];

/** On the device, because the browser may be closed between the account and its request. Holds no name of a person. */
const note = storedText('local', 'schoolgate.wantedSchool');

/** Notes the school on whose page somebody has made an account, until the request is sent. */
export const rememberJoinIntent = (uid: string, { id, name }: JoinIntent): void =>
  void note.set(JSON.stringify({ uid, school: { id, name } }));

export const forgetJoinIntent = (): void => void note.set(null);

/** The school that is still to be asked for; null when it has been, or when it has answered. */
export function joinIntent(
  user: Pick<User, 'uid' | 'schoolIds' | 'approvedSchools' | 'rejectedRequest' | 'removedFrom'>,
): JoinIntent | null {
  try {
    const { uid, school } = v.parse(wantedSchema, JSON.parse(note.get() ?? 'null'));
    const answers = [user.rejectedRequest?.schoolId, user.removedFrom?.schoolId];
    const known = [...user.schoolIds, ...user.approvedSchools, ...answers];
    return uid === user.uid && !known.includes(school.id) ? school : null;
  } catch {
    return null;
  }
}
