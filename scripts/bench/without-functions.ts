const PLAN = { rules: [{ match: { operation: 'functions.invoke' }, action: { type: 'deadLetter' } }] };

/**
 * Runs `work` while the local backend gives up every event at once: writing a large school as sample data must not
 * run our functions 50,000 times.
 * @param authPort the backend's control API is on the port of Auth
 */
export async function withoutFunctions<T>(authPort: number, work: () => Promise<T>): Promise<T> {
  const control = async (method: 'PUT' | 'DELETE' | 'POST', path: string, body: unknown) => {
    const response = await fetch(`http://127.0.0.1:${authPort}/v1/sessions/default${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  };
  await control('PUT', '/faultPlan', PLAN);
  try {
    return await work();
  } finally {
    await control('POST', ':awaitIdle', {});
    await control('DELETE', '/faultPlan', {});
  }
}
