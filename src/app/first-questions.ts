import { loadFirebaseBackend } from './backend-loader';
import { fetchLaterModules } from './later-modules';

/** How long the questions are waited for at the most, in milliseconds, with the code that asks them. */
const MOST_MS = 3000;

/**
 * For somebody who is signed in: has Firebase ask for what the page that was opened is going to need, while the rest of its
 * code is coming. Resolves once it has asked, or could not, of which whoever asks for the backend hears, or that takes
 * long. Drawing what stands in for the answers before would only keep it from asking.
 */
export function firstQuestions(): Promise<unknown> {
  const asked = loadFirebaseBackend().then((backend) => backend.asked);
  fetchLaterModules();
  return Promise.race([asked.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, MOST_MS))]);
}
