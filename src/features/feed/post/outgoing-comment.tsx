import type { ReactNode } from 'react';
import { fullName } from '@/domain/entities/user';
import { type EntryOf, StopSending, useSendingStatus } from '@/features/offline';
import { useMe } from '@/features/session';
import { Avatar } from '@/ui/avatar';
import { TextBlock } from '@/ui/text-block';
import { restoreToComposer } from '../composer/restore-to-composer';
import { wordsWithPeople } from './words-with-people';

interface Props {
  comment: EntryOf<'comment'>;
  /** That it answers another one. */
  mark?: ReactNode;
}

/** A comment that the server does not have yet. */
export function OutgoingComment({ comment, mark }: Props) {
  const me = useMe();
  const onItsWay = useSendingStatus(comment);
  return (
    <li className="flex flex-wrap items-start justify-end gap-2.5">
      <Avatar id={me.uid} name={fullName(me)} src={me.profilePicUrl} size="sm" />
      <div className="grid min-w-0 flex-1 basis-32 justify-items-start">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold text-sm">{fullName(me)}</span>
          <span role="status" className="text-muted text-xs">
            {onItsWay}
          </span>
          {mark}
        </p>
        <TextBlock
          text={comment.content}
          words={wordsWithPeople(comment.mentions, {})}
          className="min-w-0 max-w-full"
        />
      </div>
      <StopSending entry={comment} restore={restoreToComposer} />
    </li>
  );
}
