import { useNavigate } from 'react-router-dom';
import { postPath } from '@/domain/event-discussion';
import { announcementFormPath, restoreToAnnouncementForm } from '@/features/announcements';
import { eventFormPath, restoreToEventForm, restoreToSeriesForm } from '@/features/events';
import { restoreToComposer, restoreToEditForm } from '@/features/feed';
import { restoreToGroupEdit, restoreToGroupForm } from '@/features/groups';
import {
  type Entry,
  type EntryOf,
  RefusedDrafts,
  type RestoreToForm,
  useRestoreToForm,
} from '@/features/offline';
import { restoreToProfileForm } from '@/features/profile';
import { useMe, useSelectedSchool, useSession } from '@/features/session';
import { restoreToSignUpListForm, signUpListFormPath } from '@/features/sign-ups';

/** How one kind of what was sent off is written on: its form, and where that is. */
interface Form<E extends Entry> {
  restore: RestoreToForm<E>;
  path: (entry: E) => string;
}

/** What is not in it can only be sent again as it was, or let go. */
const FORMS: { [K in Entry['kind']]?: Form<EntryOf<K>> } = {
  post: {
    restore: restoreToComposer,
    path: ({ feed }) => (feed.groupId ? `/groups/${feed.groupId}` : '/dashboard'),
  },
  comment: { restore: restoreToComposer, path: ({ postId }) => postPath(postId) },
  edit: { restore: restoreToEditForm, path: ({ postId }) => postPath(postId) },
  event: { restore: restoreToEventForm, path: eventFormPath },
  'series-change': { restore: restoreToSeriesForm, path: ({ eventId }) => `/events?event=${eventId}` },
  signUpList: { restore: restoreToSignUpListForm, path: signUpListFormPath },
  announcement: { restore: restoreToAnnouncementForm, path: announcementFormPath },
  group: { restore: restoreToGroupForm, path: () => '/groups/create' },
  'group-act': { restore: restoreToGroupEdit, path: ({ group }) => `/groups/${group.groupId}/edit` },
  profile: { restore: restoreToProfileForm, path: () => '/edit-profile' },
};

// One for each kind, which the compiler can't follow through the union.
const formOf = (entry: Entry) =>
  (entry.kind === 'group-act' && entry.act.type !== 'edit') ||
  (entry.kind === 'series-change' && entry.input === null)
    ? undefined
    : (FORMS[entry.kind] as Form<Entry> | undefined);

const closed = () => null;

/** Drafts the server refused. Who is no member any more can still read, copy and discard them. */
export function FrameRefusedDrafts() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  if (!user) return null;
  return user.approvedSchools.length > 0 ? <MemberRefusedDrafts /> : <RefusedDrafts restoreIn={closed} />;
}

function MemberRefusedDrafts() {
  const me = useMe();
  const { schoolId, select } = useSelectedSchool();
  const navigate = useNavigate();
  const restore = useRestoreToForm();
  const restoreIn = (entry: Entry) => {
    const form = formOf(entry);
    const school = 'schoolId' in entry ? entry.schoolId : schoolId;
    if (!form || !me.approvedSchools.includes(school)) return null;
    return async () => {
      await restore(entry, form.restore);
      if (school !== schoolId) select(school);
      void navigate(form.path(entry));
    };
  };
  return <RefusedDrafts restoreIn={restoreIn} />;
}
