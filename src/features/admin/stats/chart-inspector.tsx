interface Props {
  label: string;
  /** Days of the chart. */
  count: number;
  inspected: number | null;
  onInspect: (index: number | null) => void;
  /** What is said of a day. */
  textOf: (index: number) => string;
}

/**
 * The browser's own slider over a chart, unseen: arrow keys, a finger and every screen reader move it from day to day, a
 * mouse by being there.
 */
export function ChartInspector({ label, count, inspected, onInspect, textOf }: Props) {
  const last = Math.max(0, count - 1);
  const at = inspected ?? last;
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={textOf(at)}
      min={0}
      max={last}
      value={at}
      // The day that is marked, and what is said of it, show where the focus is.
      className="absolute inset-0 size-full opacity-0"
      onFocus={() => onInspect(at)}
      onBlur={() => onInspect(null)}
      onChange={(event) => onInspect(Number(event.target.value))}
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
        const { left, width } = event.currentTarget.getBoundingClientRect();
        const index = Math.floor(((event.clientX - left) / Math.max(1, width)) * count);
        onInspect(Math.min(last, Math.max(0, index)));
      }}
      onPointerLeave={(event) => {
        // Who has come by the keyboard stays where they are.
        if (event.currentTarget !== document.activeElement) onInspect(null);
      }}
    />
  );
}
