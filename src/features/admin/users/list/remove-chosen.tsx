import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { School } from '@/domain/entities/school';
import { fullName, type User } from '@/domain/entities/user';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { ChosenRowsBar } from '@/ui/table/chosen-bar';
import type { useRowsChoice } from '@/ui/table/use-rows-choice';
import { useErrorMessage } from '@/ui/use-error-message';
import { useRemoveMembers } from '../../api/use-remove-members';
import { BatchResult } from '../../batch/batch-result';

interface Props {
  /** The school that the list is filtered by; nobody can be chosen without. */
  school: Pick<School, 'id' | 'name'> | undefined;
  shown: readonly User[];
  choice: ReturnType<typeof useRowsChoice<User>>;
  /** The table. */
  children: ReactNode;
}

/** Takes the chosen people out of the school of the filter; those who could not be removed stay chosen. */
export function RemoveChosen({ school, shown, choice, children }: Props) {
  const { t } = useTranslation('tables');
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const { batch, ask, forget } = useRemoveMembers(({ uid }) => choice.choose([uid], false));
  const { chosen } = choice;
  const isRunning = batch?.isRunning ?? false;
  const nameOf = (user: User) => fullName(user) || user.email;
  const names = () => format.list(chosen.map(nameOf));
  return (
    <div className="grid grid-cols-1 gap-4">
      <BatchResult
        batch={batch}
        keyOf={({ uid }) => uid}
        done={(count) => t('people.done', { count })}
        failed={(count) => t('people.failed', { count })}
        lineOf={({ item, error }) =>
          t('people.failedNamed', { name: nameOf(item), reason: errorMessage(error) })
        }
        onDismiss={forget}
      />
      {!school && <p className="text-muted text-sm">{t('people.chooseSchool')}</p>}
      {children}
      {school && (
        <ChosenRowsBar
          count={shown.length}
          chosen={chosen.length}
          onChooseAll={(isChosen) =>
            choice.choose(
              shown.map(({ uid }) => uid),
              isChosen,
            )
          }
          progress={
            batch && isRunning
              ? {
                  label: t('people.removing', { done: batch.over, count: batch.count }),
                  value: batch.over / batch.count,
                }
              : undefined
          }
        >
          <Button
            variant="danger"
            busy={isRunning}
            busyLabel={t('people.busy')}
            onClick={() => void ask(chosen, school, names())}
          >
            {t('people.remove', { count: chosen.length, school: school.name })}
          </Button>
        </ChosenRowsBar>
      )}
    </div>
  );
}
