import * as v from 'valibot';
import { idSchema, requiredText } from '../fields';
import * as limits from '../limits';
import { isTimeZone } from '../time-zone';

/** New school (product §5): name and city required. */
export const schoolInputSchema = v.object({
  name: requiredText(limits.MAX_SCHOOL_NAME),
  city: requiredText(limits.MAX_CITY),
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'required')),
});
export type SchoolInput = v.InferOutput<typeof schoolInputSchema>;

/** Input of the callables `exportSchool`, `archiveSchool` and `restoreSchool`, and of those of calendar feeds. A school's id is its slug. */
export const ofSchoolSchema = v.object({ schoolId: v.pipe(idSchema, v.regex(/^[a-z0-9-]+$/)) });
export type OfSchoolInput = v.InferOutput<typeof ofSchoolSchema>;

/** Input of the callable `renameSchool`: what a new school is made of, for one that is there. */
export const renameSchoolSchema = v.object({ ...ofSchoolSchema.entries, ...schoolInputSchema.entries });
export type RenameSchoolInput = v.InferOutput<typeof renameSchoolSchema>;

/** Input of the callable `deleteSchool`: with the school's name, as the admin has typed it. */
export const deleteSchoolSchema = v.object({ ...ofSchoolSchema.entries, name: v.string() });
export type DeleteSchoolInput = v.InferOutput<typeof deleteSchoolSchema>;

/** Whether what was typed is the name of the school that is to be deleted. */
export const isNameOf = (typed: string, { name }: { name: string }): boolean => typed.trim() === name.trim();
