import { slotsOf, takenOf } from '@/domain/sign-up-slots';
import './print-sheet.css';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Claim, SignUpList } from '@/domain/entities/sign-up-list';
import { useHiddenItems } from '@/features/community';
import { useFormat } from '@/i18n/format';
import { takersOf } from './claims-csv';

interface Props {
  list: SignUpList;
  /** All claims, for the host; null for who sees only those who are named. */
  claims: readonly Claim[] | null;
}

/** The whole list for paper: with the names that its reader may see, and blank lines for what is left. */
export function PrintSheet({ list, claims }: Props) {
  const { t } = useTranslation('sign-ups');
  const format = useFormat();
  const { isHidden } = useHiddenItems();
  const peopleOf = (slotId: string) =>
    claims
      ? takersOf(claims, slotId)
      : (list.summary?.people[slotId] ?? []).filter(({ userId }) => !isHidden.person(userId));
  return createPortal(
    <div className="print-sheet">
      <h1>{list.title}</h1>
      <p>{list.date ? format.dateTime(list.date) : t('anyTime')}</p>
      {list.description && <p style={{ whiteSpace: 'pre-wrap' }}>{list.description}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('csv.slot')}</th>
            <th scope="col">{t('print.taken')}</th>
            <th scope="col">{t('csv.name')}</th>
          </tr>
        </thead>
        <tbody>
          {slotsOf(list).map(({ id, label, count }) => {
            const people = peopleOf(id);
            const named = people.reduce((sum, one) => sum + one.count, 0);
            const others = takenOf(list, id) - named;
            return (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{t('print.of', { taken: takenOf(list, id), count })}</td>
                <td>
                  {people.map((one) => (
                    <p key={one.userId}>
                      {one.count > 1 ? t('slot.times', { name: one.name, count: one.count }) : one.name}
                    </p>
                  ))}
                  {!claims && others > 0 && <p>{t('slot.others', { count: others })}</p>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
