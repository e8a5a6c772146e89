import { useTranslation } from 'react-i18next';
import type { HiddenItem } from '@/domain/entities/hidden-item';
import { Banner } from '@/ui/banner';
import { useHiddenItems } from '../api/use-hidden-items';
import { ShowAgain } from './show-again';

interface HiddenNoteProps {
  /** What is looked at: a post with its author and group, or one of those. */
  postId?: string;
  personId?: string;
  groupId?: string | null;
  className?: string;
}

/** Says why something is not shown to who has hidden it, and shows it again. Nothing where it is not hidden. */
export function HiddenNote({ postId, personId, groupId, className }: HiddenNoteProps) {
  const { t } = useTranslation('community');
  const { data = [] } = useHiddenItems();
  const looked = { post: postId, group: groupId, person: personId, blocked: personId };
  const reasons = data.filter(({ kind, targetId }: HiddenItem) => looked[kind] === targetId);
  if (reasons.length === 0) return null;
  return (
    <div role="status" className={className}>
      {reasons.map((item) => (
        <Banner key={item.id} actions={<ShowAgain item={item} />}>
          {t(`note.${item.kind}`, { name: item.label })}
        </Banner>
      ))}
    </div>
  );
}
