import type { Decided } from './day/rule-reads.ts';

/** The local backend's own interface: what it is doing, and what it has done. */
export interface Control {
  idle(): Promise<void>;
  /** How many functions have run. */
  succeeded(): Promise<number>;
  /** Requests that rules decided after this one, newest first; the backend keeps the last 100. */
  decidedAfter(sequence: number): Promise<Decided[]>;
  runScheduled(name: string): Promise<void>;
  /** Gives up every event at once, instead of running a function for it, until what it returns is called. */
  giveUpEvents(): Promise<() => Promise<void>>;
}

const GIVE_UP = { rules: [{ match: { operation: 'functions.invoke' }, action: { type: 'deadLetter' } }] };

/** @param authPort the interface is on the port of Auth */
export function openControl(authPort: number): Control {
  const ask = async <Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${authPort}/v1/sessions/default${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
    return JSON.parse(answer || 'null') as Answer;
  };
  const isBusy = (error: unknown) => error instanceof Error && error.message.includes('DEADLINE_EXCEEDED');
  const idle = async (tries = 4): Promise<void> => {
    try {
      await ask('POST', ':awaitIdle', {});
    } catch (error) {
      if (!isBusy(error) || tries === 1) throw error;
      await idle(tries - 1);
    }
  };
  return {
    idle: () => idle(),
    succeeded: async () => (await ask<{ succeeded: number }>('GET', '/functions')).succeeded,
    decidedAfter: async (sequence) => {
      const { requests } = await ask<{ requests: Decided[] }>('GET', '/rules/requests');
      return requests.filter((request) => request.sequence > sequence);
    },
    runScheduled: (name) => ask('POST', `/functions/${name}:run`, {}),
    giveUpEvents: async () => {
      await ask('PUT', '/faultPlan', GIVE_UP);
      return () => ask('DELETE', '/faultPlan', {});
    },
  };
}
