import { announcementPath } from '@/domain/announcement-ids';
import type { Announcement } from '@/domain/entities/announcement';
import type { Notification, SchoolEvent } from '@/domain/entities/community';
import type { Post } from '@/domain/entities/post';
import { postPath } from '@/domain/event-discussion';
import { preview } from '@/domain/preview';
import { zoneOrUtc } from '@/domain/time-zone';
import { type Topic, topicOf } from '@/domain/topics';
import { placeOf } from '../notify/place';
import { NEUTRAL_NAME } from '../platform/person-names';
import { namesAChild } from './child-names';
import type { DigestItem } from './digest-item';
import type { SchoolNews } from './school-news';

/** Letters of what is quoted: about a line. */
const QUOTED = 80;

/** What a post is called whose words are not shown. */
const TOPIC_WORDS: Readonly<Record<Topic, string>> = {
  question: 'A question',
  offer: 'An offer',
  'lost-found': 'Lost or found',
  recommendation: 'A recommendation',
  event: 'About an event',
  news: 'News',
};

/** Between what stands beside each other. */
const beside = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' · ');

/** The words, unless they name a child of the school; mails lie about for years, and whoever sees the screen reads them. */
const wordsOr = (words: string, instead: string, { parents }: Pick<SchoolNews, 'parents'>): string =>
  words.trim() === '' || namesAChild(words, parents.childNames) ? instead : preview(words, QUOTED);

const counted = (count: number, one: string, several: string): string | false =>
  count > 0 && `${count} ${count === 1 ? one : several}`;

/** When something is, by the clocks of its zone; one that nobody knows is as UTC. */
const whenIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    timeZone: zoneOrUtc(timeZone),
  }).format(at);

export const announcementItem = (
  { id, schoolId, title, version }: Announcement,
  news: SchoolNews,
): DigestItem => ({
  part: 'announcement',
  schoolId,
  schoolName: news.name,
  title: wordsOr(title, 'An announcement', news),
  detail: version > 1 ? 'Corrected' : '',
  path: announcementPath(id),
});

/** Where it is stays in the app: it may be where somebody lives. */
export const eventItem = (
  { id, schoolId, title, start, timeZone }: SchoolEvent,
  news: SchoolNews,
): DigestItem => ({
  part: 'event',
  schoolId,
  schoolName: news.name,
  title: wordsOr(title, 'An event', news),
  detail: whenIn(start, timeZone),
  path: `/events/${id}`,
});

export function postItem(post: Post, news: SchoolNews): DigestItem {
  const { id, schoolId, groupId, authorId, content, poll, likedBy, commentCount } = post;
  const topic = topicOf(post.topic);
  const called = topic ? TOPIC_WORDS[topic] : poll ? 'A poll' : 'A post';
  const title = wordsOr(content, called, news);
  const group = groupId === null ? '' : wordsOr(news.groupNames.get(groupId) ?? '', '', news);
  return {
    part: groupId === null ? 'post' : 'group-post',
    schoolId,
    schoolName: news.name,
    title,
    detail: beside([
      title !== called && topic !== null && called,
      // By the account, as what a client has written may be no name.
      news.parents.names.get(authorId) ?? NEUTRAL_NAME,
      group,
      counted(commentCount, 'comment', 'comments'),
      counted(likedBy.length, 'like', 'likes'),
    ]),
    path: postPath(id),
  };
}

/** What the product says of it; what somebody has written stays in the app. @param news null for one of no school */
export const answerItem = (notification: Notification, news: SchoolNews | null): DigestItem => {
  const { schoolId = null, message, event, title } = notification;
  return {
    part: 'answer',
    schoolId,
    schoolName: news?.name ?? '',
    title: message,
    detail: news ? wordsOr(event?.title ?? title ?? '', '', news) : '',
    path: placeOf(notification),
  };
};
