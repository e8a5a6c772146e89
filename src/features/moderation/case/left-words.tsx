import { useTranslation } from 'react-i18next';
import { useDraftValue } from '@/features/drafts';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { TextBlock } from '@/ui/text-block';

const NOTHING = { text: '' };

/** What its reader was writing when somebody else decided: to copy, or to let go of. */
export function LeftWords({ formKey }: { formKey: string }) {
  const { t } = useTranslation(['moderation', 'common']);
  const [{ text }, setDraft] = useDraftValue(formKey, NOTHING);
  if (text.trim() === '') return null;
  return (
    <Banner
      title={t('left')}
      actions={
        <Button variant="secondary" size="sm" onClick={() => setDraft(NOTHING)}>
          {t('common:discard')}
        </Button>
      }
    >
      <TextBlock text={text} />
    </Banner>
  );
}
