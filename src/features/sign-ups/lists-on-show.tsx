import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Card } from '@/ui/card';
import { useSignUpLists } from './api/use-sign-up-lists';
import { Slots } from './slots/slots';

/** The upcoming sign-up lists of the demo's school, as a parent would find them. */
export function ListsOnShow({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('sign-ups');
  const format = useFormat();
  const lists = useMemo(() => ({ schoolId, when: 'upcoming' }) as const, [schoolId]);
  const { data } = useSignUpLists(lists);
  return data?.map((list) => (
    <Card key={list.id} as="article" className="mt-4 grid grid-cols-1 gap-3">
      <p className="text-muted text-sm">{t('section')}</p>
      <h3 className="text-lg [overflow-wrap:anywhere]">{list.title}</h3>
      <p>{format.dateTime(list.date)}</p>
      {list.description && <p>{list.description}</p>}
      <Slots list={list} />
    </Card>
  ));
}
