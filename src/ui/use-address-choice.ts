import { startTransition, useOptimistic } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

type Choice = [value: string | null, choose: (value: string | null) => void];

function useParam(name: string): [string | null, (value: string | null, options: NavigateOptions) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (next: string | null, options: NavigateOptions) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (next) after.set(name, next);
      else after.delete(name);
      return after;
    }, options);
  return [params.get(name), choose];
}

/**
 * A choice that the address keeps, such as a filter, under its name in the query. It shows at once: the router follows
 * in a transition, and until then a controlled field would jump back.
 * @param replace false where the browser's way back leads through what was chosen
 */
export function useAddressChoice(name: string, replace = true): Choice {
  const [chosen, choose] = useParam(name);
  const [value, show] = useOptimistic(chosen);
  const chooseAtOnce = (next: string | null) =>
    startTransition(() => {
      show(next);
      choose(next, { replace });
    });
  return [value, chooseAtOnce];
}

/** What is open over the page, under its name in the query: the way back of the browser closes it alone. */
export function useAddressWindow(name: string): Choice {
  const [value, choose] = useParam(name);
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const open = (next: string | null) => {
    if (next !== null) choose(next, { state: name });
    // Opened here: back to where that was. Reached by its address: there is nothing of this page before it.
    else if (state === name) void navigate(-1);
    else choose(null, { replace: true });
  };
  return [value, open];
}
