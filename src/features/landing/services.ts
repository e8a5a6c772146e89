/** Keys of the privacy page's points about services that a site may have or not. */
type Point = 'forms' | 'appCheck' | 'analytics' | 'noAnalytics';

const hostOf = (address: unknown): string =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).host : '';

/**
 * Which services of others this site was built with, as the privacy page names them. The mail provider and that of the
 * Parent Assistant are settings of the functions, which no build of the app knows.
 */
export function findServices(): {
  region: string;
  formHost: string;
  analyticsHost: string;
  leaveOut: Point[];
} {
  // Each read in place, so that the build puts in its value and not all settings.
  const region: unknown = import.meta.env.VITE_FUNCTIONS_REGION;
  const formHost = hostOf(import.meta.env.VITE_FORM_ENDPOINT);
  const analyticsHost = hostOf(import.meta.env.VITE_ANALYTICS_SRC);
  const leaveOut: Point[] = [analyticsHost ? 'noAnalytics' : 'analytics'];
  if (!formHost) leaveOut.push('forms');
  if (!import.meta.env.VITE_APP_CHECK_KEY) leaveOut.push('appCheck');
  return {
    region: typeof region === 'string' && region ? region : 'us-central1',
    formHost,
    analyticsHost,
    leaveOut,
  };
}
