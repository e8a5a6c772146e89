import { inviteCodeSchema, schoolSchema } from '@/domain/entities/school';
import { parserOf } from './documents';

/** The school in a snapshot, or null when there is none. */
export const parseSchool = parserOf(schoolSchema);

/** The invite code in a snapshot, or null when there is none. */
export const parseInviteCode = parserOf(inviteCodeSchema);
