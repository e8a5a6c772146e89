/** Codes by HTTP status (product §8), as the protocol of callables spells them. */
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

interface Refusal {
  status: string;
  message: string;
}

/** What the body of a refused call names, if it is one of ours; else no words but the status. */
async function refusalOf(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null);
  const named = (body as { error?: Partial<Refusal> } | null)?.error;
  const known = Object.values(STATUS).find((status) => status === named?.status);
  const status = known ?? STATUS[response.status] ?? 'UNKNOWN';
  return { status, message: (known && named?.message) || status };
}

/**
 * A failed answer to a call that asked for a stream, as the stream's own error event. The SDK does not look at the
 * status of such an answer: it would find no event in it and wait until the time-out.
 */
export async function asStream(response: Response): Promise<Response> {
  if (response.ok) return response;
  return new Response(`data: ${JSON.stringify({ error: await refusalOf(response) })}\n\n`);
}
