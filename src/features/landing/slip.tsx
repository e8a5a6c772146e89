import { Scissors } from 'lucide-react';
import type { ReactNode } from 'react';

interface SlipProps {
  id?: string;
  /** "Reply slip", on the line one cuts along. */
  cutLabel: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A form set like the slip at the foot of a school newsletter, to be cut off and handed in. */
export function Slip({ id, cutLabel, title, lead, children }: SlipProps) {
  return (
    <section id={id} aria-labelledby={id && `${id}-title`} className="mx-auto max-w-page scroll-mt-6 px-4">
      <div
        aria-hidden
        className="mb-8 flex items-center gap-3 text-muted text-sm before:w-6 before:border-edge before:border-t-2 before:border-dashed after:flex-1 after:border-edge after:border-t-2 after:border-dashed md:before:w-12"
      >
        <Scissors className="size-5 shrink-0" />
        {cutLabel}
      </div>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        <div className="grid content-start gap-3">
          <h2 id={id && `${id}-title`} className="text-2xl">
            {title}
          </h2>
          {lead && <p className="max-w-[32rem]">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
