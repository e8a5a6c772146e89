import { Action, Cancel, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/alert-dialog';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { cx } from './cx';
import { overlayStyle, panelStyle } from './dialog-style';
import type { ConfirmOptions } from './use-confirm';
import { useOpener } from './use-opener';

export interface ConfirmDialogProps extends ConfirmOptions {
  /** An alert has one button and nothing to refuse. */
  kind?: 'confirm' | 'alert';
  onAnswer: (yes: boolean) => void;
  onOpenChange: (open: boolean) => void;
}

/** A question that has to be answered before anything else. Usually through useConfirm() or useAlert(). */
export function ConfirmDialog({
  title,
  message,
  confirmLabel,
  cancelLabel,
  tone = 'plain',
  kind = 'confirm',
  onAnswer,
  onOpenChange,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const giveFocusBack = useOpener();
  return (
    <Root open onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={overlayStyle} />
        <Content
          onCloseAutoFocus={giveFocusBack}
          className={cx(
            panelStyle,
            'gap-5 px-5 pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] md:max-w-md',
          )}
          {...(message ? {} : { 'aria-describedby': undefined })}
        >
          <div className="grid gap-2">
            <Title className="text-xl">{title}</Title>
            {message && <Description className="text-muted">{message}</Description>}
          </div>
          <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
            {kind === 'confirm' && (
              <Cancel asChild>
                <Button variant="secondary">{cancelLabel ?? t('cancel')}</Button>
              </Cancel>
            )}
            <Action asChild onClick={() => onAnswer(true)}>
              <Button variant={tone === 'danger' ? 'danger' : 'primary'}>{confirmLabel ?? t('ok')}</Button>
            </Action>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
