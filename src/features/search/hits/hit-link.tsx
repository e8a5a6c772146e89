import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { STOP, walk } from '../walk';

interface Props {
  to: string;
  /** The page that is left is this one; not when it is opened in another tab. */
  onLeave: () => void;
  children: ReactNode;
}

/** One thing that was found, as the way to it. */
export function HitLink({ to, onLeave, children }: Props) {
  return (
    <li>
      <Link
        {...STOP}
        to={to}
        onKeyDown={walk}
        onClick={(event) => {
          if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) onLeave();
        }}
        className="flex min-h-11 items-center gap-3 rounded-md px-3 py-2 hover:bg-sunken focus:bg-accent-soft"
      >
        {children}
      </Link>
    </li>
  );
}
