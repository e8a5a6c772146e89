import { Download } from 'lucide-react';
import { Button } from '@/ui/button';

interface Props {
  label: string;
  /** The file's content, made when it is wanted. */
  csv: () => string;
  name: string;
}

/** A table as a file for a spreadsheet. */
export function DownloadCsv({ label, csv, name }: Props) {
  const download = () => {
    const url = URL.createObjectURL(new Blob([csv()], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button variant="secondary" size="sm" icon={<Download aria-hidden />} onClick={download}>
      {label}
    </Button>
  );
}
