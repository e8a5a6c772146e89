import { useEffect, useState } from 'react';

/** An address for showing a file that only this device has, for as long as it is on screen. */
export function useObjectUrl(blob: Blob | null): string | null {
  const [made, setMade] = useState<{ url: string; blob: Blob } | null>(null);
  useEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    // biome-ignore lint/nursery/useReactCompiler: the address has to be given up again, which rendering can't do.
    setMade({ url, blob });
    return () => {
      URL.revokeObjectURL(url);
      setMade(null);
    };
  }, [blob]);
  return made?.blob === blob ? made.url : null;
}
