/** True in the app installed on a device, which has one owner: there the sign-in is kept by default (product §4.1). */
export const isInstalledApp = (): boolean =>
  globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false;
