import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PendingRequest } from '@/domain/entities/pending-request';

/** What the rows of the list share. */
export interface ReviewSession {
  /** Requests this reviewer has decided: their leaving the list is no news. */
  decided: ReadonlySet<string>;
  markDecided: (requestId: string, isDecided: boolean) => void;
  /** Requests whose account no longer exists, as far as trying to decide has shown it. */
  gone: ReadonlySet<string>;
  markAccountGone: (requestId: string) => void;
  /** The request as it was when the reviewer looked at it: what a decision is about. */
  seenOf: (request: PendingRequest) => PendingRequest;
  /** Notes that the reviewer has looked at it as it is now. */
  look: (request: PendingRequest) => void;
  /** Shows the green note of a success. */
  notify: (message: string) => void;
}

/** The review session of one visit to a live list. */
export function useReviewSession(
  requests: readonly PendingRequest[] | undefined,
  notify: ReviewSession['notify'],
): ReviewSession {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<ReadonlyMap<string, PendingRequest>>(new Map());
  const note = (looked: readonly PendingRequest[]) =>
    setSeen((now) => new Map([...now, ...looked.map((request) => [request.id, request] as const)]));
  // As it was when it first came on screen: the list is live, and must not change under a reviewer's hand.
  const added = requests?.filter(({ id }) => !seen.has(id)) ?? [];
  if (added.length > 0) note(added);
  return {
    decided,
    markDecided: (id, isDecided) =>
      setDecided((now) => {
        const next = new Set(now);
        if (isDecided) next.add(id);
        else next.delete(id);
        return next;
      }),
    gone,
    markAccountGone: (id) => setGone((now) => new Set(now).add(id)),
    seenOf: (request) => seen.get(request.id) ?? request,
    look: (request) => note([request]),
    notify,
  };
}

/**
 * Calls back with the requests that left the live list since the last look.
 * @param name of the list: those of another one have not left it
 */
export function useRemovedRequests(
  requests: readonly PendingRequest[] | undefined,
  name: string,
  onGone: (gone: readonly PendingRequest[]) => void,
): void {
  const before = useRef<{ name: string; requests: readonly PendingRequest[] }>({ name, requests: [] });
  const report = useEffectEvent(onGone);
  useEffect(() => {
    if (!requests) return;
    const ids = new Set(requests.map((request) => request.id));
    const known = before.current.name === name ? before.current.requests : [];
    const gone = known.filter((request) => !ids.has(request.id));
    before.current = { name, requests };
    if (gone.length > 0) report(gone);
  }, [requests, name]);
}
