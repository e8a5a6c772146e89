import { useTranslation } from 'react-i18next';
import type { CommunityRule } from '@/domain/community-rules';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';

interface Props {
  isShown: boolean;
  /** What the rules are by now; null while that is on its way. */
  theirs: readonly CommunityRule[] | null;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Says that somebody else has changed the rules, with both ways on: nothing typed goes by itself. */
export function ChangedMeanwhile({ isShown, theirs, onTakeTheirs, onKeepMine }: Props) {
  const { t } = useTranslation('moderation');
  return (
    <div role="alert" className="empty:hidden">
      {isShown && (
        <Banner
          tone="warning"
          title={t('settings.changed.title')}
          actions={
            theirs && (
              <>
                <Button variant="secondary" size="sm" onClick={onTakeTheirs}>
                  {t('settings.changed.theirs')}
                </Button>
                <Button variant="secondary" size="sm" onClick={onKeepMine}>
                  {t('settings.changed.mine')}
                </Button>
              </>
            )
          }
        >
          <p>{t('settings.changed.text')}</p>
          {theirs && (
            <ul className="list-disc pl-5">
              {theirs.map(({ id, title }) => (
                <li key={id} dir="auto">
                  {title}
                </li>
              ))}
            </ul>
          )}
        </Banner>
      )}
    </div>
  );
}
