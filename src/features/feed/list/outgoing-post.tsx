import { useTranslation } from 'react-i18next';
import { fullName } from '@/domain/entities/user';
import { type EntryOf, StopSending, useOffline, useSendingStatus } from '@/features/offline';
import { useObjectUrl } from '@/features/pictures';
import { useMe } from '@/features/session';
import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';
import { ProgressBar } from '@/ui/progress-bar';
import { TextBlock } from '@/ui/text-block';
import { restoreToComposer } from '../composer/restore-to-composer';

/** A post that the server does not have yet. */
export function OutgoingPost({ post }: { post: EntryOf<'post'> }) {
  const { t } = useTranslation('feed');
  const me = useMe();
  const offline = useOffline();
  const onItsWay = useSendingStatus(post);
  const preview = useObjectUrl(post.picture?.blob ?? null);
  return (
    <Card as="article" aria-label={t('post.by', { name: fullName(me) })} className="grid gap-3">
      <div className="flex flex-wrap items-start justify-end gap-3">
        <Avatar name={me.firstName} src={me.profilePicUrl} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{fullName(me)}</p>
          <p role="status" className="text-muted text-sm">
            {onItsWay}
          </p>
        </div>
        <StopSending entry={post} restore={restoreToComposer} />
      </div>
      <TextBlock text={post.content} />
      {post.picture && preview && (
        <img
          src={preview}
          alt=""
          width={post.picture.width}
          height={post.picture.height}
          className="mx-auto max-h-[34rem] w-full object-contain opacity-70"
        />
      )}
      {post.picture && !post.imageUrl && !offline && (
        <ProgressBar label={t('post.uploading')} {...(post.progress !== null && { value: post.progress })} />
      )}
    </Card>
  );
}
