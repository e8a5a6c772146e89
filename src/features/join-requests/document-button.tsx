import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { VisuallyHidden } from '@/ui/visually-hidden';

interface Props {
  request: PendingRequest;
  name: string;
  onView: () => void;
  className?: string;
}

/** Opens the document of a request, or says that there is none. */
export function DocumentButton({ request, name, onView, className }: Props) {
  const { t } = useTranslation('join-requests');
  if (!request.proofPath) {
    return (
      <Badge tone="warning" className={cx('justify-self-start', className)}>
        {t('row.noDocument')}
      </Badge>
    );
  }
  return (
    <Button variant="secondary" icon={<FileText aria-hidden />} onClick={onView} className={className}>
      {t('view')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
