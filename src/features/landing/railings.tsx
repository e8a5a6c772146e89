/**
 * The fence that runs along the foot of the page's head, behind everything. Decoration. It stands last in an `isolate`
 * head: a page that is painted while its HTML is still coming would move it down with every line that arrives.
 */
export function Railings() {
  return (
    <svg aria-hidden className="absolute inset-x-0 bottom-0 -z-10 h-32 w-full text-line">
      <defs>
        <pattern id="railings" width="34" height="144" patternUnits="userSpaceOnUse">
          <path
            d="M17 144V22M0 44H34M0 124H34"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="square"
          />
          <path d="M17 4 22 16 17 26 12 16Z" fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#railings)" />
    </svg>
  );
}
