import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim, SignUpList } from '@/domain/entities/sign-up-list';
import { Button } from '@/ui/button';
import { useAllClaims } from '../api/use-claims';
import { PrintSheet } from './print-sheet';

interface Props {
  list: SignUpList;
  isHost: boolean;
}

/** Prints a list; for its host with all names, which are read when they are asked for. */
export function PrintButton({ list, isHost }: Props) {
  const { t } = useTranslation('sign-ups');
  // Another object each time it is asked for, so that each time is printed.
  const [asked, setAsked] = useState<{ claims: Claim[] | null } | null>(null);
  const reading = useAllClaims(list.id, (claims) => setAsked({ claims }));
  useEffect(() => {
    if (asked) window.print();
  }, [asked]);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        busy={reading.isPending}
        onClick={() => (isHost ? reading.mutate() : setAsked({ claims: null }))}
      >
        {t('print.button')}
      </Button>
      <PrintSheet list={list} claims={asked?.claims ?? null} />
    </>
  );
}
