import { brand } from '@/brand';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import { type News, PLAIN } from '../notify/news';
import { namedIn } from './messages';

type Said = Pick<News, 'id' | 'userId' | 'type' | 'link' | 'schoolId'> &
  Partial<Pick<News, 'groupId' | 'title' | 'count' | 'outcome' | 'cause'>>;

/** What the product itself tells somebody, which names nobody. */
export const productNotification = (said: Said): News => ({
  ...{ ...PLAIN, actorId: SYSTEM_AUTHOR, ...namedIn(said.type, brand.name) },
  ...said,
});
