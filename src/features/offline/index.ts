export { DraftCard } from './draft-card';
export { OfflineBanner } from './offline-banner';
export { useEntries, useFull, useOffline, useOutbox } from './offline-context';
export { OfflineProvider } from './offline-provider';
export { type Entry, schoolOf, type WaitingPicture, type WaitingPost } from './outbox/entry';
export { ReturnedDrafts } from './returned-drafts';
export { useHasUnsent } from './use-has-unsent';
