import * as v from 'valibot';
import { idSchema } from '../fields';

/** Input of the callable `requestAccountDeletion`. */
export const requestAccountDeletionSchema = v.object({ keepPosts: v.boolean() });
export type RequestAccountDeletionInput = v.InferOutput<typeof requestAccountDeletionSchema>;

/** Input of the callable `leaveSchool`. */
export const leaveSchoolSchema = v.object({ schoolId: idSchema });
export type LeaveSchoolInput = v.InferOutput<typeof leaveSchoolSchema>;
