import { collection, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { db } from './firebase';

interface Post {
  id: string;
  authorName: string;
  content: string;
}

/** The app's first page of a feed (src/backend/firebase/posts/feed-query.ts), of a school that the build names. */
const NEWEST = query(
  collection(db, 'posts'),
  where('schoolId', '==', import.meta.env.VITE_SCHOOL_ID),
  where('groupId', '==', null),
  orderBy('sortAt', 'desc'),
  limit(10),
);

/** The newest posts, and nothing to be done with them. */
export function Feed() {
  const [posts, setPosts] = useState<Post[]>([]);
  useEffect(
    () =>
      onSnapshot(NEWEST, ({ docs }) =>
        setPosts(docs.map((post) => ({ id: post.id, ...(post.data() as Omit<Post, 'id'>) }))),
      ),
    [],
  );
  return (
    <ul>
      {posts.map(({ id, authorName, content }) => (
        <li key={id}>
          <b>{authorName}</b>
          <p>{content}</p>
        </li>
      ))}
    </ul>
  );
}
