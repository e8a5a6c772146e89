import { skipToken, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { Answer } from '@/domain/assistant/answers';
import { useDraftStore, useDraftValue } from '@/features/drafts';
import { useMe, useSelectedSchool } from '@/features/session';
import { assistantKeys } from './assistant-keys';
import { refreshUsage, setRemaining } from './use-usage';

/** A question of this visit with its answer. */
export interface Exchange {
  id: number;
  question: string;
  answer: Answer;
}

/** What was asked in this visit: in the cache, so that an answer is not lost by looking at another page meanwhile. */
interface Visit {
  /** Newest first. */
  exchanges: readonly Exchange[];
  textSoFar: string;
}

export interface Asking {
  typed: string;
  setTyped: (typed: string) => void;
  exchanges: Visit['exchanges'];
  /** The question under way, with as much of its answer as is there. */
  pending: { question: string; textSoFar: string } | null;
  /** Why the last question failed; null when it did not. */
  error: Error | null;
  ask: (question: string, gradeOrRoom: string) => void;
}

interface Question {
  question: string;
  gradeOrRoom: string;
}

const FORM_KEY = 'assistant.question';
const NOTHING: Visit = { exchanges: [], textSoFar: '' };

function useVisit(uid: string) {
  const client = useQueryClient();
  const key = assistantKeys.visit(uid);
  const { data } = useQuery<Visit>({ queryKey: key, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY });
  const change = (update: (visit: Visit) => Partial<Visit>) => {
    client.setQueryData<Visit>(key, (visit = NOTHING) => ({ ...visit, ...update(visit) }));
  };
  return { visit: data ?? NOTHING, change };
}

/** Asks one question at a time. What was typed stays until its answer is there. */
export function useAsk(): Asking {
  const { assistant } = useBackend();
  const client = useQueryClient();
  const { uid } = useMe();
  const { schoolId } = useSelectedSchool();
  const draft = useDraftStore<string>(FORM_KEY);
  const [typed, setTyped] = useDraftValue(FORM_KEY, '');
  const { visit, change } = useVisit(uid);
  const mutationKey = assistantKeys.ask(uid);
  const asking = useMutation({
    mutationKey,
    mutationFn: (input: Question) =>
      assistant.ask({ ...input, schoolId }, (textSoFar) => change(() => ({ textSoFar }))),
    onMutate: () => change(() => ({ textSoFar: '' })),
    onSuccess: (answer, { question }) => {
      change(({ exchanges }) => ({ exchanges: [{ id: exchanges.length, question, answer }, ...exchanges] }));
      setRemaining(client, uid, answer.remaining);
      // What has been typed meanwhile is the next question.
      if (draft.get()?.trim() === question) draft.set(null);
    },
    onError: () => refreshUsage(client, uid),
  });
  // Of the cache, not of this component: a question outlives a look at another page.
  const last = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1);
  const underWay = last?.status === 'pending' ? (last.variables as Question) : null;
  return {
    typed,
    setTyped,
    exchanges: visit.exchanges,
    pending: underWay ? { question: underWay.question, textSoFar: visit.textSoFar } : null,
    error: last?.status === 'error' ? last.error : null,
    ask: (question, gradeOrRoom) => asking.mutate({ question, gradeOrRoom }),
  };
}
