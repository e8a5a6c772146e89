/** The product's mark: a gate, one leaf open, and somebody's ball. Decoration; the name stands beside it. */
export function GateMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={className}>
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" className="text-accent">
        <path d="M11 55V30a21 21 0 0 1 42 0v25" />
        <path d="M21.5 55V23M32 55V19M11 41h21" strokeWidth="4" />
        <path d="M6 56h52" />
      </g>
      <circle cx="42.5" cy="43" r="4.5" className="fill-danger" />
    </svg>
  );
}
