import { inviteCodeSchema, schoolSchema } from '@/domain/entities/school';
import { readerOf } from './documents';

/** The school in a snapshot, or null when there is none. */
export const schoolIn = readerOf(schoolSchema);

/** The invite code in a snapshot, or null when there is none. */
export const inviteCodeIn = readerOf(inviteCodeSchema);
