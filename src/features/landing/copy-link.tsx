import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LINK_COPIED_MS } from '@/domain/limits';
import { Button } from '@/ui/button';
import { useToast } from '@/ui/use-toast';

/** Copies the product's public home address; says so for 2.5 s (product §9). */
export function CopyLink() {
  const { t } = useTranslation('interest');
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), LINK_COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const link = `${location.origin}/`;
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // No permission: at least it can be read off.
      toast.show(t('share.copyFailed', { link }), { tone: 'danger' });
    }
  };
  return (
    <Button variant="secondary" icon={<Link2 aria-hidden />} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? t('share.copied') : t('share.copy')}</span>
    </Button>
  );
}
