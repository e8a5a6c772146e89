import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMe, useSchoolOfForm, useSelectedSchool } from '@/features/session';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { PageHeader } from '@/ui/page-header';
import { useAddressChoice, useAddressWindow } from '@/ui/use-address-choice';
import { isOfNew, NEW } from './event-draft';
import { EventDrafts } from './event-drafts';
import { EventsList } from './events-list';
import { EventDialog } from './lazy-event-dialog';

/** /events: upcoming and past events of the selected school, with one's own to change. */
export function EventsPage() {
  const { t } = useTranslation('events');
  const me = useMe();
  const { schoolId, schoolName } = useSelectedSchool();
  const [opened, open] = useAddressWindow('event');
  const adds = opened !== null && isOfNew(opened);
  // The one it was opened for, whatever becomes of the tab's.
  const school = useSchoolOfForm(adds);
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
          <Button icon={<Plus aria-hidden />} onClick={() => open(NEW)}>
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
        <EventDrafts uid={me.uid} schoolId={schoolId} opened={opened} onOpen={open} />
        <EventsList
          key={schoolId}
          schoolId={schoolId}
          when={when}
          readerId={me.uid}
          mineOnly={mineOnly}
          opened={opened}
          onOpen={open}
        />
      </div>
      {adds && (
        <EventDialog
          key={opened}
          event={{}}
          form={opened}
          schoolId={school.schoolId}
          onOpenChange={(isOpen) => !isOpen && open(null)}
        />
      )}
    </>
  );
}
