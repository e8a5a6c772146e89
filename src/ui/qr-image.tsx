import { renderSVG } from 'uqr';

/** Modules around the code that scanners need empty. */
const QUIET_ZONE = 4;

/** A text as a QR code. An image, so that nothing of the page's markup is made from it. */
export function QrImage({ value, label }: { value: string; label: string }) {
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
