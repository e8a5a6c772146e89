import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/**
 * Has App Check vouch for this app in every request to Firebase. Only a build with VITE_APP_CHECK_KEY holds this code
 * (docs/operations.md): it brings a script of Google's onto the page, which is off unless the operator wants it.
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
