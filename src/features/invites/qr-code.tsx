import { use } from 'react';
import { loadChunk } from '@/i18n/load-chunk';

/** Modules around the code that scanners need empty. */
const QUIET_ZONE = 4;

let loading: Promise<typeof import('uqr')> | undefined;
/** The encoder, fetched once and only by the page that shows a code. */
function encoder() {
  loading ??= loadChunk(() => import('uqr'));
  return loading;
}

/** The link as a QR code; suspends while the encoder loads. An image, so that nothing of the page's markup is made from it. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { renderSVG } = use(encoder());
  const svg = renderSVG(value, { border: QUIET_ZONE, ecc: 'M' });
  return (
    <img
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      alt={label}
      width={240}
      height={240}
      className="rounded-md border border-line bg-surface"
    />
  );
}
