import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import { IconButton } from './icon-button';
import { type Tone, toneIcons } from './tone';

export interface BannerProps {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  onDismiss?: () => void;
  className?: string;
}

const tones: Record<Tone, { box: string; icon: string }> = {
  info: { box: 'border-info bg-info-soft', icon: 'text-info' },
  success: { box: 'border-success bg-success-soft', icon: 'text-success' },
  warning: { box: 'border-warning bg-warning-soft', icon: 'text-warning' },
  danger: { box: 'border-danger bg-danger-soft', icon: 'text-danger' },
};

/** Something to know about this screen, there from the start. For what appears later use Notice or a toast. */
export function Banner({ tone = 'info', title, children, actions, onDismiss, className }: BannerProps) {
  const { t } = useTranslation();
  const Icon = toneIcons[tone];
  return (
    <div
      className={cx('flex items-start gap-3 rounded-b-md border-t-3 px-4 py-3', tones[tone].box, className)}
    >
      <Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', tones[tone].icon)} />
      <div className="grid min-w-0 flex-1 gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="min-w-0">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          label={t('dismiss')}
          icon={<X aria-hidden />}
          onClick={onDismiss}
          className="-my-1.5 -mr-2"
        />
      )}
    </div>
  );
}
