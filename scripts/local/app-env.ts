/** What the local build finds in its environment: the local backend at this offset. */
export function localAppEnv(offset: number): Record<string, string> {
  return { VITE_BACKEND: 'local', VITE_PORT_OFFSET: String(offset) };
}
