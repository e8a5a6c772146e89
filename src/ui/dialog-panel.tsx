import { X } from 'lucide-react';
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import { overlayStyle, paletteStyle, panelStyle } from './dialog-style';
import { IconButton } from './icon-button';
import { useOpener } from './use-opener';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A sentence under the title. */
  description?: string;
  children?: ReactNode;
  /** Buttons at the lower edge. */
  footer?: ReactNode;
  /** `palette` is for what is looked up or written at length: all of a phone, else near the top, as it grows and shrinks. */
  size?: 'md' | 'lg' | 'palette';
  /** In the title's place, which screen readers still hear: a field, say. */
  head?: ReactNode;
  /** False keeps it open on Escape and on a click beside it: something typed would be lost. */
  dismissible?: boolean;
}

/** The inside of Dialog, in a chunk of its own. */
export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  head,
  dismissible = true,
}: DialogProps) {
  const { t } = useTranslation();
  const giveFocusBack = useOpener();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={overlayStyle} />
        <Content
          onCloseAutoFocus={giveFocusBack}
          className={cx(
            size === 'palette' ? paletteStyle : panelStyle,
            'pb-[env(safe-area-inset-bottom)]',
            size === 'lg' && 'md:max-w-2xl',
            size === 'md' && 'md:max-w-lg',
          )}
          onEscapeKeyDown={(event) => !dismissible && event.preventDefault()}
          onInteractOutside={(event) => {
            // A toast's button is beside the window but must work while it is open.
            if (!dismissible || (event.target as Element).closest('[data-toasts]')) event.preventDefault();
          }}
          // Without a description Radix must be told that none is missing.
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header
            className={cx(
              'flex gap-3 px-5',
              head ? 'items-center border-line border-b py-3' : 'items-start pt-5',
            )}
          >
            <div className="grid min-w-0 flex-1 gap-1">
              <Title className={head ? 'sr-only' : 'text-xl'}>{title}</Title>
              {head}
              {description && <Description className="text-muted">{description}</Description>}
            </div>
            <Close asChild>
              <IconButton
                label={t('close')}
                icon={<X aria-hidden />}
                className={cx('-mr-2', !head && '-mt-1')}
              />
            </Close>
          </header>
          <div className="min-h-0 overflow-y-auto px-5 py-4">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-4">
              {footer}
            </footer>
          )}
        </Content>
      </Portal>
    </Root>
  );
}
