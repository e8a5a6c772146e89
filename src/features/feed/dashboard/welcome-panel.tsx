import { useTranslation } from 'react-i18next';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';
import { useDismissWelcomePanel } from '../api/use-dismiss-welcome-panel';

/** First steps, until they are dismissed; a button brings them back. The account remembers it. */
export function WelcomePanel({ schoolName }: { schoolName: string }) {
  const { t } = useTranslation('feed');
  const { welcomePanelDismissed } = useMe();
  const dismissing = useDismissWelcomePanel();

  if (welcomePanelDismissed) {
    return (
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3 justify-self-start"
        onClick={() => dismissing.mutate(false)}
      >
        {t('welcome.again')}
      </Button>
    );
  }
  return (
    <Card as="section" aria-label={t('welcome.title', { school: schoolName })} className="grid gap-3">
      <h2 className="text-xl">{t('welcome.title', { school: schoolName })}</h2>
      <p>{t('welcome.text')}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/edit-profile" size="sm">
          {t('welcome.children')}
        </LinkButton>
        <LinkButton to="/directory" size="sm">
          {t('welcome.parents')}
        </LinkButton>
        <LinkButton to="/events" size="sm">
          {t('welcome.events')}
        </LinkButton>
        <Button size="sm" onClick={() => dismissing.mutate(true)}>
          {t('welcome.dismiss')}
        </Button>
      </div>
    </Card>
  );
}
