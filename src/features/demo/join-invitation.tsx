import { useTranslation } from 'react-i18next';
import { buttonStyle } from '@/ui/button-style';
import { GateMark } from '@/ui/gate-mark';

/** The way from the demo to an account. A plain link: the demo is an app of its own, with its own addresses. */
export function JoinInvitation() {
  const { t } = useTranslation('demo');
  return (
    <aside className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-lg bg-accent-soft p-5">
      <GateMark className="row-span-2 size-12" />
      <div>
        <h2 className="text-lg">{t('join.title')}</h2>
        <p>{t('join.text')}</p>
      </div>
      <a href="/signup" className={buttonStyle('primary', 'md', 'justify-self-start')}>
        <span className="min-w-0">{t('signUp')}</span>
      </a>
    </aside>
  );
}
