/** Codes of spec §8 by HTTP status, as the protocol of callables spells them. */
const STATUS: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
  499: 'CANCELLED',
  500: 'INTERNAL',
  501: 'UNIMPLEMENTED',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** The status that the body of a refused call names, if it is one of ours. */
async function statusOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const named = (body as { error?: { status?: unknown } } | null)?.error?.status;
  const known = Object.values(STATUS).find((status) => status === named);
  return known ?? STATUS[response.status] ?? 'UNKNOWN';
}

/**
 * A failed answer to a call that asked for a stream, as the stream's own error event. The SDK does not look at the
 * status of such an answer: it would find no event in it and wait until the time-out.
 */
export async function asStream(response: Response): Promise<Response> {
  if (response.ok) return response;
  const status = await statusOf(response);
  return new Response(`data: ${JSON.stringify({ error: { status, message: status } })}\n\n`);
}
