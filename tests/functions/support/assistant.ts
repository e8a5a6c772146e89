import { httpsCallable } from 'firebase/functions';
import { expect } from 'vitest';
import type { Answer, AnswerProgress, AssistantUsage, Recommendations } from '@/domain/assistant/answers';
import { assistantDay } from '@/domain/assistant/day';
import { FALLBACK_AGES } from '@/domain/assistant/limits';
import type { User } from '@/domain/entities/user';
import { db } from './admin.ts';
import { asClient, callAs } from './client.ts';
import type { LlmServer } from './llm-server.ts';
import { createMember, createSchool, type TestSchool } from './people.ts';

const families: User[] = [];

/** Names that stand nowhere else, so that finding one in a request means that it came from the account. */
const FAMILY: Partial<User> = {
  firstName: 'Xandria',
  lastName: 'Quillfeather',
  bio: 'Beekeeper of Zanesville',
  children: [{ name: 'Bartholomew', gradeOrRoom: '3rd grade, Ms. Wigglesworth' }],
};

/** A member whose account is full of personal data, in a school of their own unless one is given. */
export async function createFamily(given?: TestSchool, fields: Partial<User> = {}) {
  const school = given ?? (await createSchool('Thistledown Academy'));
  const parent = await createMember(school, { ...FAMILY, ...fields });
  families.push(parent);
  const grade = parent.children[0]?.gradeOrRoom ?? '';
  const question = (text: string) => ({ question: text, gradeOrRoom: grade, schoolId: school.id });
  const wish = (fieldsOfWish: object = {}) => ({
    userId: parent.uid,
    gradeOrRoom: grade,
    schoolId: school.id,
    ageFallback: FALLBACK_AGES,
    ...fieldsOfWish,
  });
  return {
    school,
    parent,
    question,
    wish,
    ask: (text = 'How can I help with reading?') =>
      callAs<Answer>(parent, 'askParentAssistant', question(text)),
    usage: () => callAs<AssistantUsage>(parent, 'getParentAssistantUsage'),
    tips: (fieldsOfWish: object = {}) =>
      callAs<Recommendations>(parent, 'getParentRecommendations', wish(fieldsOfWish)),
    tipSets: async () =>
      (await db.collection('parentAssistantTips').where('userId', '==', parent.uid).get()).docs.map(
        (doc) => ({
          id: doc.id,
          ...doc.data(),
        }),
      ),
    stats: async () =>
      (await db.doc(`stats/assistant/usage/${school.id}_${assistantDay(new Date())}`).get()).data(),
  };
}

/** Asks with streaming: what came while the answer grew, and the answer. */
export const askStreaming = (
  parent: User,
  input: object,
): Promise<{ progress: AnswerProgress[]; answer: Answer }> =>
  asClient(parent, async (_call, functions) => {
    const callable = httpsCallable<object, Answer, AnswerProgress>(functions, 'askParentAssistant');
    const { stream, data } = await callable.stream(input);
    // A failure ends the stream, too, where it is seen first.
    data.catch(() => undefined);
    const progress: AnswerProgress[] = [];
    for await (const part of stream) progress.push(part);
    return { progress, answer: await data };
  });

/** Nothing of any account or school of this file may have reached the provider, in body or headers. */
export function expectNothingPersonal({ received }: LlmServer): void {
  expect(received.length).toBeGreaterThan(0);
  const sent = received
    .map(({ raw, headers }) => `${raw}\n${JSON.stringify(headers)}`.toLowerCase())
    .join('\n');
  const secrets = new Set(['thistledown', 'wigglesworth', '@schoolgate.test']);
  for (const { uid, email, firstName, lastName, bio, children, approvedSchools } of families) {
    const names = children.map(({ name }) => name);
    for (const secret of [uid, email, firstName, lastName, bio, ...names, ...approvedSchools])
      secrets.add(secret);
  }
  // Not the whole of what was sent in the message of a failure.
  expect([...secrets].filter((secret) => sent.includes(secret.toLowerCase()))).toEqual([]);
}
