import MiniSearch from 'minisearch';
import type { Post } from '@/domain/entities/post';
import { searchWords } from '@/domain/search-tokens';
import { wordsToMark } from '@/domain/words-to-mark';

/** A post that a search has found. */
export interface FoundPost {
  post: Post;
  /** Words of its text to mark. */
  marks: string[];
}

/** Posts in which every typed word begins a word, best first. The same words count as in the stored tokens. */
export function rankPosts(posts: readonly Post[], term: string): FoundPost[] {
  const index = new MiniSearch<Post>({
    fields: ['content', 'authorName'],
    tokenize: searchWords,
    processTerm: (word) => word,
  });
  index.addAll(posts);
  const found = index.search(term, { prefix: true, combineWith: 'AND', boost: { content: 2 } });
  const byId = new Map(posts.map((post) => [post.id, post]));
  return found
    .map((hit) => byId.get(hit.id as string))
    .filter((post) => post !== undefined)
    .map((post) => ({ post, marks: wordsToMark(post.content, term) }));
}
