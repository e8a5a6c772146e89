import { type Read, useBackend, useRead } from '@/backend/react';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { useMe } from '@/features/session';
import { moderationKeys } from './moderation-keys';

/** Other cases of the same author in the same school, newest first. */
export function useEarlierCases(of: ModerationCase): Read<ModerationCase[]> {
  const { cases } = useBackend();
  const { uid } = useMe();
  return useRead(moderationKeys.earlier(of.id), async () => (await cases()).earlier(uid, of));
}
