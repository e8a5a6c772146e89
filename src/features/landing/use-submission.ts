import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ErrorCode, errorCode, retryTime } from '@/backend/errors';
import { fetched } from '@/backend/fetched';
import { visitorDraft } from '@/features/drafts';
import { useClickBeforeHydration } from '@/ui/use-click-before-hydration';
import type { Checked, Problems } from './check-form';
import { fillForm, focusFirst, readForm } from './read-form';

/** Fetched when somebody begins to type: the schema library stays out of the page's first load. */
const loadRules = () => fetched(() => import('./check-form'));
export type Rules = Awaited<ReturnType<typeof loadRules>>;

export interface SubmissionOptions<Input> {
  /** Names the form: under this it is kept what is typed. */
  formKey: string;
  /** Checks what was typed, together with the request's id. */
  check: (rules: Rules, values: Record<string, string>) => Checked<Input>;
  send: (input: Input) => Promise<void>;
  /** Fetches what sending needs. */
  preload: () => void;
}

type State<Input> =
  | { status: 'idle' | 'sending' }
  | { status: 'sent'; input: Input }
  | { status: 'failed'; code: ErrorCode; retryAt: Date | null };

/** One id for one filled-in form, however often it is sent; another as soon as anything in it changes. */
function useRequestId(): (rules: Rules, values: Record<string, string>) => string {
  const last = useRef({ text: '', id: '' });
  return ({ newDocumentId }, values) => {
    const text = JSON.stringify(values);
    if (last.current.text !== text) last.current = { text, id: newDocumentId() };
    return last.current.id;
  };
}

/**
 * A form of a public page. The fields are plain inputs, so that they work before this code has arrived and keep what
 * was typed whatever happens; the form library of the app area would be a tenth of this page.
 */
export function useSubmission<Input>({ formKey, check, send, preload }: SubmissionOptions<Input>) {
  const [state, setState] = useState<State<Input>>({ status: 'idle' });
  const [problems, setProblems] = useState<Problems>({});
  const requestId = useRequestId();
  const form = useClickBeforeHydration();
  const draft = visitorDraft<Record<string, string>>(formKey);
  useEffect(() => {
    if (form.current) fillForm(form.current, draft.get() ?? {});
  }, [form, draft]);

  const submit = async (form: HTMLFormElement) => {
    const values = readForm(form);
    setState({ status: 'sending' });
    try {
      const rules = await loadRules();
      const checked = check(rules, { ...values, requestId: requestId(rules, values) });
      if (!checked.ok) {
        setProblems(checked.problems);
        setState({ status: 'idle' });
        focusFirst(form, Object.keys(checked.problems));
        return;
      }
      setProblems({});
      await send(checked.input);
      form.reset();
      draft.set(null);
      setState({ status: 'sent', input: checked.input });
    } catch (error) {
      setState({ status: 'failed', code: errorCode(error), retryAt: retryTime(error) });
    }
  };

  return {
    state,
    problems,
    /** Ends the message about what was sent. */
    forget: () => setState({ status: 'idle' }),
    formProps: {
      ref: form,
      noValidate: true,
      'data-draft': 'kept',
      // Before this code runs, a submit must not put an e-mail address into the page's address.
      method: 'dialog' as const,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (state.status !== 'sending') void submit(event.currentTarget);
      },
      onFocus: () => {
        preload();
        loadRules().catch(() => undefined);
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { name } = event.target as HTMLInputElement;
        const { website: _trap, ...typed } = readForm(event.currentTarget);
        draft.set(Object.values(typed).some(Boolean) ? typed : null);
        setProblems(({ [name]: _fixed, ...others }) => others);
      },
    },
  };
}
