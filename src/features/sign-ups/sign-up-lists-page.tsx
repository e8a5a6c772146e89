import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMe, useSchoolOfForm, useSelectedSchool } from '@/features/session';
import { Button } from '@/ui/button';
import { Choices } from '@/ui/choices';
import { DraftRow } from '@/ui/draft-row';
import { PageHeader } from '@/ui/page-header';
import { useAddressChoice, useAddressWindow } from '@/ui/use-address-choice';
import { ListDialog } from './form/lazy-list-dialog';
import { eventOfForm, isOfNew, NEW, useListDrafts } from './form/list-draft';
import { ListsOfSchool } from './lists-of-school';

/** /sign-ups: the sign-up lists of the selected school. */
export function SignUpListsPage() {
  const { t } = useTranslation('sign-ups');
  const { uid } = useMe();
  const { schoolId, schoolName } = useSelectedSchool();
  const [opened, open] = useAddressWindow('list');
  const adds = opened !== null && isOfNew(opened) && eventOfForm(opened) === null;
  // The one it was opened for, whatever becomes of the tab's.
  const school = useSchoolOfForm(adds);
  const [chosen, chooseWhen] = useAddressChoice('when');
  const isPast = chosen === 'past';
  const begun = useListDrafts(uid, schoolId).filter(
    ({ form }) => isOfNew(form) && eventOfForm(form) === null && form !== opened,
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead', { school: schoolName })}
        back={{ to: '/events', label: t('toEvents') }}
        actions={
          <Button icon={<Plus aria-hidden />} onClick={() => open(NEW)}>
            {t('add')}
          </Button>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        <Choices
          legend={t('which')}
          choices={{ upcoming: t('upcoming'), past: t('past') }}
          value={isPast ? 'past' : 'upcoming'}
          onChoose={(choice) => chooseWhen(choice === 'past' ? choice : null)}
        />
        {begun.map(({ form, draft }) => {
          const title = draft.get()?.title?.trim();
          return (
            <DraftRow
              key={form}
              text={title ? t('begun', { title }) : t('begunUntitled')}
              continueLabel={t('continue')}
              onContinue={() => open(form)}
              onDiscard={() => draft.set(null)}
            />
          );
        })}
        {isPast ? (
          <ListsOfSchool
            key={`${schoolId} past`}
            schoolId={schoolId}
            when="past"
            title={t('past')}
            empty={t('nonePast')}
            onOpen={open}
          />
        ) : (
          <div key={schoolId} className="grid grid-cols-1 gap-8">
            <ListsOfSchool
              schoolId={schoolId}
              when="upcoming"
              title={t('upcoming')}
              empty={t('noneUpcoming')}
              next={<ListsOfSchool schoolId={schoolId} when="undated" title={t('anyTime')} onOpen={open} />}
              onOpen={open}
            />
          </div>
        )}
      </div>
      {adds && (
        <ListDialog
          key={opened}
          list={null}
          form={opened}
          schoolId={school.schoolId}
          onOpenChange={(isOpen) => !isOpen && open(null)}
        />
      )}
    </>
  );
}
