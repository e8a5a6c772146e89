import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe, useSelectedSchool } from '@/features/session';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { PageHeader } from '@/ui/page-header';
import { useAddressChoice } from '@/ui/use-address-choice';
import { EventsList } from './events-list';
import { EventDialog } from './lazy-event-dialog';

/** /events (spec §2): upcoming and past events of the selected school, with one's own to change. */
export function EventsPage() {
  const { t } = useTranslation('events');
  const me = useMe();
  const { schoolId, schoolName } = useSelectedSchool();
  /** The school that an open form is for. */
  const [adding, setAdding] = useState<string | null>(null);
  const [mine, chooseMine] = useAddressChoice('mine');
  const [chosen, chooseWhen] = useAddressChoice('when');
  const mineOnly = mine !== null;
  const when = chosen === 'past' ? 'past' : 'upcoming';

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead', { school: schoolName })}
        actions={
          <Button icon={<Plus aria-hidden />} onClick={() => setAdding(schoolId)}>
            {t('add')}
          </Button>
        }
      />
      <div className="grid gap-4">
        <Checkbox
          label={t('mineOnly')}
          checked={mineOnly}
          onChange={(event) => chooseMine(event.target.checked ? '1' : null)}
        />
        <fieldset className="flex gap-2">
          <legend className="sr-only">{t('which')}</legend>
          {(['upcoming', 'past'] as const).map((choice) => (
            <Button
              key={choice}
              size="sm"
              variant={when === choice ? 'primary' : 'secondary'}
              aria-pressed={when === choice}
              onClick={() => chooseWhen(choice === 'past' ? 'past' : null)}
            >
              {t(choice)}
            </Button>
          ))}
        </fieldset>
        <h2 className="sr-only">{t(when)}</h2>
        <EventsList key={schoolId} schoolId={schoolId} when={when} ownerId={me.uid} mineOnly={mineOnly} />
      </div>
      {adding && (
        <EventDialog event={{}} schoolId={adding} onOpenChange={(open) => !open && setAdding(null)} />
      )}
    </>
  );
}
