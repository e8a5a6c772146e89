import { useTranslation } from 'react-i18next';
import { fullName } from '@/domain/entities/user';
import { useOffline, type WaitingPost } from '@/features/offline';
import { useObjectUrl } from '@/features/pictures';
import { useMe } from '@/features/session';
import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';
import { ProgressBar } from '@/ui/progress-bar';
import { TextBlock } from '@/ui/text-block';
import type { Outgoing } from '../composer/draft-store';
import { useOnItsWay } from '../model/use-waiting';

/** A post that the server does not have yet. */
export function OutgoingPost({ post }: { post: Outgoing }) {
  const { t } = useTranslation('feed');
  const me = useMe();
  const offline = useOffline();
  const onItsWay = useOnItsWay(post.id);
  return (
    <Card
      as="article"
      aria-label={t('post.by', { name: fullName(me) })}
      data-draft={post.picture && !post.kept ? 'lost' : 'kept'}
      className="grid gap-3"
    >
      <div className="flex items-center gap-3">
        <Avatar name={me.firstName} src={me.profilePicUrl} />
        <div>
          <p className="font-semibold">{fullName(me)}</p>
          <p role="status" className="text-muted text-sm">
            {onItsWay}
          </p>
        </div>
      </div>
      <TextBlock text={post.text} />
      {post.picture && (
        <>
          <img
            src={post.picture.previewUrl}
            alt=""
            width={post.picture.width}
            height={post.picture.height}
            className="mx-auto max-h-[34rem] w-full object-contain opacity-70"
          />
          {!offline && (
            <ProgressBar
              label={t('post.uploading')}
              {...(post.progress !== null && { value: post.progress })}
            />
          )}
        </>
      )}
    </Card>
  );
}

/** One that an earlier visit sent off. */
export function ResumedPost({ post: { id, content, picture, since } }: { post: WaitingPost }) {
  const previewUrl = useObjectUrl(picture?.blob ?? null);
  const shown = picture && previewUrl ? { ...picture, previewUrl, storedUrl: null } : null;
  return <OutgoingPost post={{ id, text: content, picture: shown, since, progress: null, kept: true }} />;
}
