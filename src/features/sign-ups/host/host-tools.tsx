import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { Button } from '@/ui/button';
import { saveFile } from '@/ui/save-file';
import { useAllClaims } from '../api/use-claims';
import { claimsCsv } from './claims-csv';
import { ClaimsList } from './claims-list';

/** Letters that no system takes in the name of a file. */
const NOT_IN_FILES = /[\\/:*?"<>|\p{Cc}]+/gu;

/** What only the host of a list sees: who has signed up, here and as a file. */
export function HostTools({ list }: { list: SignUpList }) {
  const { t } = useTranslation('sign-ups');
  const listId = useId();
  const [isShown, setShown] = useState(false);
  const reading = useAllClaims(list.id, (claims) => {
    const heads = {
      slot: t('csv.slot'),
      wanted: t('csv.wanted'),
      name: t('csv.name'),
      count: t('csv.count'),
    };
    // With a mark in front, or spreadsheets read other letters than were written.
    const parts = ['\ufeff', claimsCsv(list, claims, heads)];
    saveFile(new Blob(parts, { type: 'text/csv' }), `${list.title.replace(NOT_IN_FILES, ' ').trim()}.csv`);
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'host.hide' : 'host.show')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Download aria-hidden />}
          busy={reading.isPending}
          onClick={() => reading.mutate()}
        >
          {t('host.download')}
        </Button>
      </div>
      {isShown && (
        <div id={listId}>
          <ClaimsList list={list} />
        </div>
      )}
    </div>
  );
}
