import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/brand';
import { LINK_COPIED_MS } from '@/domain/limits';
import { useSelectedSchool } from '@/features/session';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { useInviteCode } from './use-invite-code';

/** The member's own link, to copy or to hand to the phone's share sheet where there is one. */
export function InviteLink() {
  const { t } = useTranslation('invites');
  const { schoolId, schoolName } = useSelectedSchool();
  const own = useInviteCode(schoolId);
  const [copied, setCopied] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!own) return null;

  const copy = async () => {
    setFailed(false);
    try {
      await navigator.clipboard.writeText(own.link);
      setCopied(true);
    } catch {
      setFailed(true);
    }
  };
  const share = async () => {
    const text = t('shareText', { school: schoolName, brand: brand.name });
    // Closing the sheet without choosing anything is no failure.
    await navigator.share({ title: brand.name, text, url: own.link }).catch(() => undefined);
  };

  return (
    <div className="grid gap-2">
      <TextField label={t('link')} readOnly value={own.link} onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" icon={<Share2 aria-hidden />} onClick={() => void share()}>
            {t('share')}
          </Button>
        )}
      </div>
      <Notice
        message={copied ? t('copied') : null}
        clearAfterMs={LINK_COPIED_MS}
        onClear={() => setCopied(false)}
      />
      <Notice message={failed ? t('copyFailed') : null} tone="warning" onClear={() => setFailed(false)} />
    </div>
  );
}
