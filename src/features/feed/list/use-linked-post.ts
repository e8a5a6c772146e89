import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HIGHLIGHT_MS } from '@/domain/limits';
import { useLinkedElement } from '@/ui/use-linked-element';
import { postElementId } from '../post/post-card';

/** The post that the address names after its #, and which post is highlighted because of it. */
export interface LinkedPost {
  id: string | null;
  highlighted: string | null;
}

/**
 * Follows the address to a post: once it is on the page, scrolls there, moves the focus and highlights it for two
 * seconds (product §4.6).
 * @param isShown whether the post is on the page by now
 */
export function useLinkedPost(isShown: (postId: string) => boolean): LinkedPost {
  const { hash, key } = useLocation();
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const id = hash.slice(1) || null;
  const shown = id !== null && isShown(id);
  useLinkedElement(shown ? postElementId(id) : null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again has another key.
  useEffect(() => {
    if (!id || !shown) return;
    // biome-ignore lint/nursery/useReactCompiler: the highlight lasts for a time that begins here.
    setHighlighted(id);
    const timer = setTimeout(() => setHighlighted(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [id, key, shown]);

  return { id, highlighted };
}
