import * as v from 'valibot';
import { SOURCES } from '../assistant/answers';
import { GRADE_BANDS } from '../assistant/grade';
import { idSchema } from '../fields';

/** `invites/{fromUserId}_{hash(email)}` (product §3.1). Written by functions only. */
export const inviteSchema = v.object({
  id: idSchema,
  email: v.string(),
  fromUserId: idSchema,
  schoolId: idSchema,
  code: v.string(),
  createdAt: v.nullable(v.date()),
  /** Last time a mail went out; resending waits 7 days. */
  sentAt: v.nullable(v.date()),
  joined: v.boolean(),
});
export type Invite = v.InferOutput<typeof inviteSchema>;

/**
 * `parentAssistantTips/{uid}_{day}_{gradeBand}`: one set per user, day and grade band of a child (product §3.1).
 * Written by functions only.
 */
export const tipSetSchema = v.object({
  id: idSchema,
  userId: idSchema,
  createdAt: v.nullable(v.date()),
  gradeBand: v.picklist(GRADE_BANDS),
  bookRecommendationText: v.string(),
  bookRecommendationLink: v.string(),
  localActivityText: v.string(),
  localActivityLink: v.string(),
  learningToolText: v.string(),
  learningToolLink: v.string(),
  enrichmentIdeaText: v.string(),
  enrichmentIdeaLink: v.string(),
  /** Curated sets come from the code and are labelled as such (product §7.3). */
  source: v.picklist(SOURCES),
});
export type TipSet = v.InferOutput<typeof tipSetSchema>;

/** `parentAssistantFeedback/{id}` (product §3.1). Written by functions only. */
export const feedbackSchema = v.object({
  id: idSchema,
  userId: idSchema,
  schoolId: v.nullable(idSchema),
  feedback: v.string(),
  createdAt: v.nullable(v.date()),
});
export type Feedback = v.InferOutput<typeof feedbackSchema>;

/** `formSubmissions/{id}`: landing, waitlist and contact forms kept for the admin console (product §7.2). */
export const formSubmissionSchema = v.object({
  id: idSchema,
  form: v.picklist(['request', 'waitlist', 'contact']),
  email: v.string(),
  name: v.nullable(v.string()),
  school: v.nullable(v.string()),
  role: v.nullable(v.string()),
  message: v.nullable(v.string()),
  createdAt: v.nullable(v.date()),
});
export type FormSubmission = v.InferOutput<typeof formSubmissionSchema>;
