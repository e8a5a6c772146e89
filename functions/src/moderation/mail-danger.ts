import type { ModerationCase } from '@/domain/entities/moderation-case';
import { sendAsStep } from '../mail/send-as-step';
import { readUser } from '../platform/accounts';
import type { Step } from '../platform/steps';
import { isUnsubscribed } from '../unsubscribe/address';
import { dangerEmail } from './danger-email';
import { MOST_TOLD } from './tell-staff';

/** Mails each of those who can decide, once for a case, that a child may be in danger: a bell may ring unheard. */
export async function dangerMailSteps({ id, danger, status, readerIds }: ModerationCase): Promise<Step[]> {
  if (!danger || status !== 'open') return [];
  return readerIds.slice(0, MOST_TOLD).map((uid) => ({
    name: `danger-mail-${uid}`,
    run: () => mail(id, uid),
  }));
}

async function mail(caseId: string, uid: string): Promise<void> {
  const user = await readUser(uid);
  if (!user || (await isUnsubscribed(user.email))) return;
  await sendAsStep(`danger_${caseId}_${uid}`, user, dangerEmail(caseId));
}
