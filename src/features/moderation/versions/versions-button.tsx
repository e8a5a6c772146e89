import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { Button } from '@/ui/button';
import { useEarlierVersions } from './use-earlier-versions';

/** Opens what the post or comment of a case said before; nothing else of a case has earlier texts. */
export function VersionsButton({ about }: { about: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const { kind, schoolId, targetId, postId } = about;
  const of = { schoolId, postId: postId ?? targetId, commentId: kind === 'comment' ? targetId : null };
  const versions = useEarlierVersions(of);
  if (!versions || (kind !== 'post' && kind !== 'comment')) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Eye aria-hidden />}
        className="justify-self-start"
        onClick={versions.open}
      >
        {t('versions.title')}
      </Button>
      {versions.dialog}
    </>
  );
}
