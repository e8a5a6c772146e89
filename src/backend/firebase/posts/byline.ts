import { fullName } from '@/domain/entities/user';
import type { Author } from '../../ports/posts';

/** How authors appear on what they write; rules compare it with the directory entry. */
export const byline = (author: Author) => ({
  authorId: author.uid,
  authorName: fullName(author),
  profilePicUrl: author.profilePicUrl,
});
