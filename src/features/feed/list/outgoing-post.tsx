import { useTranslation } from 'react-i18next';
import { fullName } from '@/domain/entities/user';
import { type EntryOf, StopSending, useSendingStatus } from '@/features/offline';
import { PollOptions } from '@/features/polls';
import { useMe } from '@/features/session';
import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';
import { TextBlock } from '@/ui/text-block';
import { restoreToComposer } from '../composer/restore-to-composer';
import { wordsWithPeople } from '../post/words-with-people';
import { OutgoingPictures } from './outgoing-pictures';

/** A post that the server does not have yet. */
export function OutgoingPost({ post }: { post: EntryOf<'post'> }) {
  const { t } = useTranslation('feed');
  const me = useMe();
  const onItsWay = useSendingStatus(post);
  return (
    <Card as="article" aria-label={t('post.by', { name: fullName(me) })} className="grid gap-3">
      <div className="flex flex-wrap items-start justify-end gap-3">
        <Avatar id={me.uid} name={me.firstName} src={me.profilePicUrl} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{fullName(me)}</p>
          <p role="status" className="text-muted text-sm">
            {onItsWay}
          </p>
        </div>
        <StopSending entry={post} restore={restoreToComposer} />
      </div>
      <TextBlock text={post.content} words={wordsWithPeople(post.mentions, {})} />
      {post.poll && <PollOptions poll={post.poll} />}
      {post.pictures.length > 0 && <OutgoingPictures post={post} />}
    </Card>
  );
}
