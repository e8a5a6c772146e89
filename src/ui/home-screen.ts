import { isInstalledApp } from './installed-app';

interface Device {
  userAgent: string;
  maxTouchPoints: number;
  /** Opened from the home screen. */
  standalone: boolean;
}

const thisDevice = (): Device => ({
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
  standalone: isInstalledApp(),
});

/** Whether this is Safari on an iPhone or iPad, not started from the home screen: there nothing else offers it. */
export function offersHomeScreen({ userAgent, maxTouchPoints, standalone } = thisDevice()): boolean {
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  const isPhone = /iPhone|iPad|iPod/.test(userAgent);
  const isSafari = /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|GSA\//.test(userAgent);
  return !standalone && isSafari && (isPhone || isPad);
}
