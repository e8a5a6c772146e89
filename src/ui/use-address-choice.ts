import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A choice that the address keeps, such as a filter, under its name in the query. It shows at once: the router follows
 * in a transition, and until then a controlled field would jump back.
 */
export function useAddressChoice(
  name: string,
): [value: string | null, choose: (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const [value, show] = useOptimistic(params.get(name));
  const choose = (next: string | null) =>
    startTransition(() => {
      show(next);
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (next) after.set(name, next);
          else after.delete(name);
          return after;
        },
        { replace: true },
      );
    });
  return [value, choose];
}
