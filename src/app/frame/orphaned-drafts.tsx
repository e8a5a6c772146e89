import { useTranslation } from 'react-i18next';
import type { Backend } from '@/backend';
import type { Observer, Unsubscribe } from '@/backend/live';
import { useBackend, useLive } from '@/backend/react';
import { type DraftOffScreen, useDraftStore, useDraftsOffScreen } from '@/features/drafts';
import { DraftCard } from '@/features/offline';
import { type KeptPicture, keptPictures, sourceOf } from '@/features/pictures';
import { useMe } from '@/features/session';
import { frameKeys } from './frame-keys';

type WatchParent = (backend: Backend, id: string, observer: Observer<object | null>) => Unsubscribe;

/** How to watch the document that a form belongs to and that may be deleted meanwhile; by the form key's first part. */
const PARENTS: Record<string, WatchParent> = {
  comments: ({ posts }, id, observer) => posts.watch(id, observer),
  edit: watchEdited,
  feed: ({ groups }, id, observer) => groups.watch(id, observer),
};

/** A post, or one of its newest comments: of earlier ones nobody is asked. */
function watchEdited(
  { posts, comments }: Backend,
  id: string,
  observer: Observer<object | null>,
): Unsubscribe {
  const [postId = '', commentId] = id.split('/');
  if (!commentId) return posts.watch(postId, observer);
  return comments.watchNewest(postId, {
    ...observer,
    next: (page) =>
      observer.next(page.next || page.items.some((comment) => comment.id === commentId) ? page : null),
  });
}

/**
 * What somebody was writing where they can't go on, above every screen: to copy or to discard. Their school is closed
 * to them, or what they wrote in is deleted.
 */
export function OrphanedDrafts() {
  const { t } = useTranslation('drafts');
  const { approvedSchools } = useMe();
  const drafts = useDraftsOffScreen();
  return (
    <section aria-label={t('returned.title')} className="mb-6 grid gap-4 empty:hidden">
      {drafts.map((draft) => {
        if (draft.schoolId === null) return null;
        if (!approvedSchools.includes(draft.schoolId))
          return <OrphanedDraft key={draft.formKey} draft={draft} reason={t('stranded.school')} />;
        const [kind = '', id] = [draft.formKey.split('.')[0], draft.formKey.split('.').at(-1)];
        return PARENTS[kind] && id ? (
          <DraftIfOrphaned key={draft.formKey} draft={draft} kind={kind} watch={PARENTS[kind]} id={id} />
        ) : null;
      })}
    </section>
  );
}

interface DraftIfOrphanedProps {
  draft: DraftOffScreen;
  kind: string;
  watch: WatchParent;
  id: string;
}

/** Looks whether what somebody was writing in is still there for them. */
function DraftIfOrphaned({ draft, kind, watch, id }: DraftIfOrphanedProps) {
  const { t } = useTranslation('drafts');
  const backend = useBackend();
  const { data, error } = useLive<object | null>(frameKeys.draftParent(kind, id), (observer) =>
    watch(backend, id, observer),
  );
  if (data !== null && error?.code !== 'permission-denied') return null;
  return <OrphanedDraft draft={draft} reason={t('stranded.gone')} />;
}

function OrphanedDraft({ draft: { formKey, text }, reason }: { draft: DraftOffScreen; reason: string }) {
  const { t } = useTranslation('drafts');
  const store = useDraftStore<{ pictures?: KeptPicture[]; picture?: KeptPicture | null }>(formKey);
  const pictures = keptPictures(store.get());
  if (text === '' && pictures.length === 0) return null;
  return (
    <DraftCard
      title={t('stranded.title')}
      reason={reason}
      text={text}
      restore={null}
      onDiscard={() => store.set(null)}
    >
      {pictures.map((picture, at) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: they neither change nor move here.
          key={at}
          src={sourceOf(picture)}
          alt={t('returned.picture')}
          width={picture.width}
          height={picture.height}
          className="max-h-64 w-auto rounded-md border border-line"
        />
      ))}
    </DraftCard>
  );
}
