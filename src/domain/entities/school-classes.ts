import * as v from 'valibot';

/**
 * `schools/{schoolId}/directory/classes`: the grades and rooms of a school's children, and how many parents each has. No
 * name of a child or parent is in it. A function counts.
 */
export const schoolClassesSchema = v.object({
  classes: v.array(v.object({ key: v.string(), name: v.string(), count: v.number() })),
});
export type SchoolClasses = v.InferOutput<typeof schoolClassesSchema>;
