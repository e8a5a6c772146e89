import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/domain/entities/post';
import { Person } from '@/features/directory';
import { Button } from '@/ui/button';
import { DialogPanel } from '@/ui/dialog-panel';

/** People named at once: each is a read. */
const AT_ONCE = 20;

interface Props {
  post: Pick<Post, 'likedBy' | 'schoolId'>;
  /** A school is looked at from outside (admins): its parents have no pages for this reader. */
  outside?: boolean | undefined;
  onOpenChange: (open: boolean) => void;
}

/** Who likes a post, the latest first. */
export function LikedBy({ post, outside = false, onOpenChange }: Props) {
  const { t } = useTranslation('posts');
  const [shown, setShown] = useState(AT_ONCE);
  const people = post.likedBy.toReversed();
  return (
    <DialogPanel open onOpenChange={onOpenChange} title={t('likedBy.title')}>
      <ul className="grid gap-1">
        {people.slice(0, shown).map((uid) => (
          <li key={uid}>
            <Person uid={uid} schoolId={post.schoolId} outside={outside} />
          </li>
        ))}
      </ul>
      {people.length > shown && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setShown(shown + AT_ONCE)}>
          {t('likedBy.more')}
        </Button>
      )}
    </DialogPanel>
  );
}
