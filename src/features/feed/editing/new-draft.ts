import { topicOf } from '@/domain/topics';
import type { Draft } from '../model/draft';
import type { Words } from './words';

/** A draft that begins with a text of before. */
export const newDraft = ({ content, mentions, topic }: Words): Draft => ({
  ...{ text: content, picked: mentions },
  ...{ pictures: [], replyTo: null, replyName: '', toGuests: false, poll: null },
  topic: topicOf(topic),
});
