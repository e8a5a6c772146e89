import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { takeUpWriting } from '@/features/feed';
import { type Entry, type EntryOf, ReturnedDrafts, useOutbox } from '@/features/offline';
import { useMe, useSelectedSchool, useSession } from '@/features/session';
import { useToast } from '@/ui/use-toast';

type Writing = EntryOf<'post'> | EntryOf<'comment'>;

const closed = () => null;

/** Drafts the server refused. Who is no member any more can still read, copy and discard them. */
export function Returned() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  if (!user) return null;
  return user.approvedSchools.length > 0 ? <OfMember /> : <ReturnedDrafts takeUpIn={closed} />;
}

const placeOf = (entry: Writing): string => {
  if (entry.kind === 'comment') return `/post/${entry.postId}`;
  return entry.feed.groupId ? `/groups/${entry.feed.groupId}` : '/dashboard';
};

function OfMember() {
  const me = useMe();
  const outbox = useOutbox();
  const { schoolId, select } = useSelectedSchool();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('offline');
  const takeUpIn = (entry: Entry) => {
    if (entry.kind !== 'post' && entry.kind !== 'comment') return null;
    if (!me.approvedSchools.includes(entry.schoolId)) return null;
    return () => {
      if (takeUpWriting(me.uid, entry)) void outbox?.discard(entry.id);
      else toast.show(t('returned.hasPicture'), { tone: 'warning' });
      if (entry.schoolId !== schoolId) select(entry.schoolId);
      void navigate(placeOf(entry));
    };
  };
  return <ReturnedDrafts takeUpIn={takeUpIn} />;
}
