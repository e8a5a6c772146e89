/** Keys of what is read of notifications, in the query cache. */
export const notificationKeys = {
  pages: (uid: string) => ['notifications', uid, 'pages'],
  unread: (uid: string) => ['notifications', uid, 'unread'],
};
