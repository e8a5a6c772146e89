import { useTranslation } from 'react-i18next';
import type { StatisticsRow } from '@/domain/statistics';
import { statisticsCsv } from '@/domain/statistics-csv';
import { Charts } from './charts';
import { DownloadCsv } from './download-csv';
import { NumbersTable } from './numbers-table';

interface Props {
  /** How fresh the numbers are. */
  freshness: string;
  rows: StatisticsRow[];
  before: StatisticsRow[] | null;
  /** The name of the file they are downloaded as. */
  file: string;
}

/** The numbers of a period, drawn and as a table. */
export function Numbers({ freshness, rows, before, file }: Props) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Charts freshness={freshness} rows={rows} before={before} />
      <NumbersTable
        rows={rows}
        actions={<DownloadCsv label={t('stats.download')} csv={() => statisticsCsv(rows)} name={file} />}
      />
    </>
  );
}
