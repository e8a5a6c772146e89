import { CircleAlert } from 'lucide-react';

/** What went wrong with the form as a whole, announced when it appears. Nothing without a message. */
export function FormError({ message }: { message?: string | null }) {
  return (
    <div role="alert">
      {message && (
        <p className="flex gap-2 rounded-b-md border-danger border-t-3 bg-danger-soft px-3 py-2 font-medium text-danger">
          <CircleAlert aria-hidden className="mt-[0.2em] size-[1.1em] shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
