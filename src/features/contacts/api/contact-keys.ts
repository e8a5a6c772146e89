/** Keys of what is read of contact details, in the query cache. */
export const contactKeys = {
  card: (uid: string) => ['contacts', 'card', uid],
  requestsTo: (uid: string) => ['contacts', 'requests-to', uid],
  request: (fromId: string, toId: string) => ['contacts', 'request', fromId, toId],
  share: (ownerId: string, viewerId: string) => ['contacts', 'share', ownerId, viewerId],
  sharesBy: (uid: string) => ['contacts', 'shares-by', uid],
  sharesWith: (uid: string) => ['contacts', 'shares-with', uid],
};
