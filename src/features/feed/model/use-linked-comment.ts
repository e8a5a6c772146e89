import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { HIGHLIGHT_MS } from '@/domain/limits';
import { useLinkedElement } from '@/ui/use-linked-element';

/** The comment that the address names, as a notification of it does; null for none. */
export const useCommentInAddress = (): string | null => useSearchParams()[0].get('comment');

export const commentElementId = (commentId: string): string => `comment-${commentId}`;

/**
 * Follows the address to a comment: once it is on the page, scrolls there, moves the focus and marks it for two seconds.
 * @param isShown whether the comment is on the page by now
 * @returns the comment that is marked
 */
export function useLinkedComment(isShown: (commentId: string) => boolean): string | null {
  const id = useCommentInAddress();
  const { key } = useLocation();
  const [marked, setMarked] = useState<string | null>(null);
  const shown = id !== null && isShown(id);
  useLinkedElement(shown ? commentElementId(id) : null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again has another key.
  useEffect(() => {
    if (!id || !shown) return;
    // biome-ignore lint/nursery/useReactCompiler: the mark lasts for a time that begins here.
    setMarked(id);
    const timer = setTimeout(() => setMarked(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [id, key, shown]);

  return marked;
}
