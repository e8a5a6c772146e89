import { offsetOf, portsFor } from '../../../scripts/backend/ports.ts';

const ports = portsFor(offsetOf('tests'));

/** Runs a scheduled function of the backend now. */
export async function runScheduled(name: string): Promise<void> {
  // The control API is on the port of Auth.
  const url = `http://127.0.0.1:${ports.auth}/v1/sessions/default/functions/${name}:run`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: '{}' });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
}
