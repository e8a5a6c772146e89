import { Link } from 'react-router-dom';
import { type Mentions, mentionParts } from '@/domain/mentions';
import { MarkedText } from '@/ui/marked-text';
import type { TextBlockWords } from '@/ui/text-block';
import type { FeedOptions } from '../model/feed-options';
import { profilePath } from './profile-path';

/** Shows the words of a TextBlock with the members whom they call by name as ways to them. */
export const wordsWithPeople =
  (mentions: Mentions, options: FeedOptions): TextBlockWords =>
  (text, marks) =>
    mentionParts(text, mentions).map(({ text, uid }, index) => {
      const path = uid && profilePath(uid, options);
      return path ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text, never reordered
        <Link key={index} to={path} title={text} className="font-semibold text-accent hover:underline">
          <bdi>
            <MarkedText text={text} marks={marks} />
          </bdi>
        </Link>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <MarkedText key={index} text={text} marks={marks} />
      );
    });
