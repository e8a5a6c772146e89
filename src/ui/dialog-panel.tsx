import { X } from 'lucide-react';
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import { overlayStyle, paletteStyle, panelStyle, sheetStyle } from './dialog-style';
import { IconButton } from './icon-button';
import { useOpener } from './use-opener';
import { useVisibleWindow } from './use-visible-window';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A sentence under the title. */
  description?: string;
  children?: ReactNode;
  /** Buttons at the lower edge. */
  footer?: ReactNode;
  /**
   * `palette` is for what is looked up or written at length: all of a phone, else near the top, as it grows and shrinks.
   * `sheet` is for long forms: all that the keyboard of a phone leaves, with the footer in reach; else like `md`.
   */
  size?: 'md' | 'lg' | 'palette' | 'sheet';
  /** In the title's place, which screen readers still hear: a field, say. */
  head?: ReactNode;
  /** False keeps it open on Escape and on a click beside it: something typed would be lost. */
  dismissible?: boolean;
}

const SHAPES = { md: panelStyle, lg: panelStyle, palette: paletteStyle, sheet: sheetStyle };

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
  const visibleWindow = useVisibleWindow();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={overlayStyle} />
        <Content
          onCloseAutoFocus={giveFocusBack}
          style={visibleWindow}
          className={cx(
            SHAPES[size],
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
          <div
            className={cx(
              'overflow-y-auto px-5 py-4',
              // Where that is little, with large letters, all of it scrolls.
              size === 'sheet' ? 'min-h-44 flex-1' : 'min-h-0',
            )}
          >
            {children}
          </div>
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
