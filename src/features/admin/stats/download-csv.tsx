import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type StatisticsRow, statisticsCsv } from '@/domain/statistics';
import { Button } from '@/ui/button';

/** The table as a file for a spreadsheet. */
export function DownloadCsv({ rows, name }: { rows: StatisticsRow[]; name: string }) {
  const { t } = useTranslation('admin');
  const download = () => {
    const url = URL.createObjectURL(new Blob([statisticsCsv(rows)], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button variant="secondary" size="sm" icon={<Download aria-hidden />} onClick={download}>
      {t('stats.download')}
    </Button>
  );
}
