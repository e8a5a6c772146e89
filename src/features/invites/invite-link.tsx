import { Copy, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/brand';
import { useSelectedSchool } from '@/features/session';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { useCopyToClipboard } from '@/ui/use-copy-to-clipboard';
import { useMyInviteCode } from './use-my-invite-code';

/** The member's own link, to copy or to hand to the phone's share sheet where there is one. */
export function InviteLink() {
  const { t } = useTranslation('invites');
  const { schoolId, schoolName } = useSelectedSchool();
  const own = useMyInviteCode(schoolId);
  const { copy, isCopied } = useCopyToClipboard({ failed: () => t('copyFailed') });
  if (own === null) return null;

  // Until it is known its place is kept, so that nothing below moves.
  const link = own?.link ?? '';
  const share = async () => {
    const text = t('shareText', { school: schoolName, brand: brand.name });
    // Closing the sheet without choosing anything is no failure.
    await navigator.share({ title: brand.name, text, url: link }).catch(() => undefined);
  };

  return (
    <div className="grid gap-2">
      <TextField label={t('link')} readOnly value={link} onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Copy aria-hidden />}
          disabled={!own}
          onClick={() => void copy(link)}
        >
          <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
        </Button>
        {'share' in navigator && (
          <Button
            variant="secondary"
            icon={<Share2 aria-hidden />}
            disabled={!own}
            onClick={() => void share()}
          >
            {t('share')}
          </Button>
        )}
      </div>
    </div>
  );
}
