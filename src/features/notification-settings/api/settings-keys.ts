/** Keys of how somebody is told of what, in the query cache. */
export const settingsKeys = {
  settings: (uid: string) => ['notification-settings', uid],
  devices: (uid: string) => ['devices', uid],
  mail: (token: string) => ['mail-choices', token],
  here: (uid: string) => ['device-here', uid],
};
