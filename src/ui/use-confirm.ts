import { createContext, useContext } from 'react';

export interface ConfirmOptions {
  /** The question: "Delete this post?" */
  title: string;
  message?: string;
  /** What saying yes does; OK without it. */
  confirmLabel?: string;
  cancelLabel?: string;
  tone?: 'plain' | 'danger';
}

export interface AlertOptions {
  /** What has to be known. */
  title: string;
  message?: string;
}

export interface AskApi {
  confirm: (options: ConfirmOptions | string) => Promise<boolean>;
  alert: (options: AlertOptions | string) => Promise<void>;
}

export const AskContext = createContext<AskApi | null>(null);

function useAsk(): AskApi {
  const api = useContext(AskContext);
  if (!api) throw new Error('useConfirm and useAlert need a ConfirmProvider above them');
  return api;
}

/** `if (await confirm({ title: t('deletePost'), tone: 'danger' }))`. Escape and Cancel are no. */
export const useConfirm = (): AskApi['confirm'] => useAsk().confirm;

/** Something that must be read before going on; resolves when it was. */
export const useAlert = (): AskApi['alert'] => useAsk().alert;
