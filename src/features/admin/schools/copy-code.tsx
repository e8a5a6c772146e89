import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LINK_COPIED_MS } from '@/domain/limits';
import { IconButton } from '@/ui/icon-button';
import { useToast } from '@/ui/use-toast';

/** A code and a button that copies it. */
export function CopyCode({ code, name }: { code: string; name: string }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.show(t('schools.copied'), { tone: 'success', durationMs: LINK_COPIED_MS });
    } catch {
      toast.show(t('schools.copyFailed', { code }), { tone: 'warning' });
    }
  };
  return (
    <>
      <code className="min-w-0 break-all">{code}</code>
      <IconButton
        label={t('schools.copyNamed', { name })}
        icon={<Copy aria-hidden />}
        onClick={() => void copy()}
      />
    </>
  );
}
