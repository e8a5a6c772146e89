import { useHiddenItemsOf } from '@/features/community';
import { useFeed } from './api/use-feed';

interface Props {
  uid: string;
  schoolId: string;
}

/** Reads what the home of a school shows first, and draws nothing. */
export function HomeData({ uid, schoolId }: Props) {
  useFeed({ schoolId, groupId: null, topic: null });
  useHiddenItemsOf(uid);
  return null;
}
