import type { Observer, Subscribe, Unsubscribe } from '../../live';

/**
 * Several live lists as one, each item once. Tells nothing until every list has answered; the error of one is the
 * error of all, and after it nothing is told until that list has answered again.
 */
export function watchMerged<T>(
  lists: readonly Subscribe<T[]>[],
  idOf: (item: T) => string,
  observer: Observer<T[]>,
): Unsubscribe {
  const answers: (T[] | null)[] = lists.map(() => null);
  const tell = () => {
    const known = answers.filter((answer) => answer !== null);
    if (known.length < lists.length) return;
    // An item on its way from one list to the other may be in both for a moment.
    observer.next([...new Map(known.flat().map((item) => [idOf(item), item])).values()]);
  };
  const stops = lists.map((subscribe, index) =>
    subscribe({
      next: (answer) => {
        answers[index] = answer;
        tell();
      },
      error: (failure) => {
        answers[index] = null;
        observer.error(failure);
      },
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
