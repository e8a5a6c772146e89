import type { EntryOf, RestoreToForm } from '@/features/offline';
import { lazyComponent } from '@/i18n/lazy-component';

export { mayAddList } from './may-add-list';

export const SignUpListsPage = lazyComponent(() =>
  import('./sign-up-lists-page').then((m) => m.SignUpListsPage),
);
export const SignUpListPage = lazyComponent(() =>
  import('./sign-up-list-page').then((m) => m.SignUpListPage),
);
// In a LazyBoundary: the page of an event is there before it.
export const SignUpSection = lazyComponent(() => import('./sign-up-section').then((m) => m.SignUpSection), {
  messages: ['sign-ups'],
});
// In a LazyBoundary, for the demo.
export const ListsOnShow = lazyComponent(() => import('./lists-on-show').then((m) => m.ListsOnShow), {
  messages: ['sign-ups'],
});

/** The form of a list takes up what was refused; fetched then. */
export const restoreToSignUpListForm: RestoreToForm<EntryOf<'signUpList'>> = async (entry, drafts) =>
  (await import('./form/list-draft')).restoreToListForm(entry, drafts);

/** Where that form is. */
export const signUpListFormPath = ({ isNew, listId, eventId }: EntryOf<'signUpList'>): string => {
  if (!isNew) return `/sign-ups/${listId}?list=${listId}`;
  return eventId === null ? `/sign-ups?list=from-${listId}` : `/events/${eventId}?list=event-${eventId}`;
};
