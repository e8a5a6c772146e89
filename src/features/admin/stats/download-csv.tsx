import { Download } from 'lucide-react';
import { Button } from '@/ui/button';
import { saveFile } from '@/ui/save-file';

interface Props {
  label: string;
  /** The file's content, made when it is wanted. */
  csv: () => string;
  name: string;
}

/** A table as a file for a spreadsheet. */
export function DownloadCsv({ label, csv, name }: Props) {
  const download = () => saveFile(new Blob([csv()], { type: 'text/csv' }), name);
  return (
    <Button variant="secondary" size="sm" icon={<Download aria-hidden />} onClick={download}>
      {label}
    </Button>
  );
}
