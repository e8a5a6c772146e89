import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/icon-button';
import { useCopyToClipboard } from '@/ui/use-copy-to-clipboard';

/** A code and a button that copies it. */
export function CopyCode({ code, name }: { code: string; name: string }) {
  const { t } = useTranslation('admin');
  const { copy } = useCopyToClipboard({
    copied: t('schools.copied'),
    failed: () => t('schools.copyFailed', { code }),
  });
  return (
    <>
      <code className="min-w-0 break-all">{code}</code>
      <IconButton
        label={t('schools.copyNamed', { name })}
        icon={<Copy aria-hidden />}
        onClick={() => void copy(code)}
      />
    </>
  );
}
