import { newPost, type Post } from '@/domain/entities/post';

/** A post for tests. */
export const somePost = (wishes: Partial<Post> = {}): Post => ({
  ...newPost({
    id: 'post-1',
    schoolId: 'school-1',
    groupId: null,
    authorId: 'ana',
    authorName: 'Ana Diaz',
    profilePicUrl: null,
    children: [],
    content: 'Hello',
    images: [],
  }),
  createdAt: new Date('2026-03-01T10:00:00Z'),
  ...wishes,
});
