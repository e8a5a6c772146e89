import { useEffect, useState } from 'react';
import { useToast } from './use-toast';

/** How long it is said that something was copied (product §9). */
const COPIED_MS = 2_500;

interface Messages {
  /** Said in a toast after a success; leave it out where `isCopied` says so in place. */
  copied?: string;
  /** Said after a failure: how to get at the text by hand. */
  failed: (text: string) => string;
}

/** Copies text to the clipboard and says how it went. */
export function useCopyToClipboard({ copied, failed }: Messages): {
  copy: (text: string) => Promise<void>;
  /** True for a moment after a success. */
  isCopied: boolean;
} {
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      if (copied) toast.show(copied, { tone: 'success', durationMs: COPIED_MS });
    } catch {
      setCopied(false);
      // It stays until it is dismissed: somebody has to read the text off, or to select it.
      toast.show(failed(text), { tone: 'danger' });
    }
  };
  return { copy, isCopied };
}
