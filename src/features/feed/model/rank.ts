import MiniSearch from 'minisearch';
import type { Post } from '@/domain/entities/post';
import { searchWords } from '@/domain/search-tokens';

/** Posts in which every typed word begins a word, best first. The same words count as in the stored tokens. */
export function rankPosts(posts: readonly Post[], term: string): Post[] {
  const index = new MiniSearch<Post>({
    fields: ['content', 'authorName'],
    tokenize: searchWords,
    processTerm: (word) => word,
  });
  index.addAll(posts);
  const found = index.search(term, { prefix: true, combineWith: 'AND', boost: { content: 2 } });
  const byId = new Map(posts.map((post) => [post.id, post]));
  return found.map((hit) => byId.get(hit.id as string)).filter((post) => post !== undefined);
}

/** The words of a text, as they stand in it, that begin with a typed word: what is marked. */
export function wordsToMark(text: string, term: string): string[] {
  const typed = searchWords(term);
  const written = new Set(text.match(/[\p{L}\p{N}\p{M}]+/gu));
  return [...written].filter((word) =>
    searchWords(word).some((plain) => typed.some((one) => plain.startsWith(one))),
  );
}
