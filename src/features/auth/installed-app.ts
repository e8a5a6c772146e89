/** True in the app installed on a device, which has one owner: there the sign-in is kept by default (design §4). */
export const isInstalledApp = (): boolean => window.matchMedia('(display-mode: standalone)').matches;
