import { isSystemPost, type Post } from '@/domain/entities/post';
import { Avatar, type AvatarProps } from '@/ui/avatar';
import { GateMark } from '@/ui/gate-mark';

interface Props {
  author: Pick<Post, 'authorId' | 'authorName' | 'profilePicUrl'>;
  size?: NonNullable<AvatarProps['size']> & ('sm' | 'md');
}

const GATE_SIZES = { sm: 'size-8', md: 'size-11' };

/** Who wrote it, as a picture. The product has its gate, which is no picture that anybody can choose. */
export function AuthorAvatar({ author, size = 'md' }: Props) {
  if (isSystemPost(author)) return <GateMark className={`${GATE_SIZES[size]} shrink-0`} />;
  return <Avatar id={author.authorId} name={author.authorName} src={author.profilePicUrl} size={size} />;
}
