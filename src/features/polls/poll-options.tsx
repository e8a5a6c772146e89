import type { Poll } from '@/domain/entities/poll';

/** The options of a poll that cannot be voted in yet. */
export const PollOptions = ({ poll }: { poll: Pick<Poll, 'options'> }) => (
  <ul className="grid gap-2">
    {poll.options.map((option) => (
      <li
        key={option}
        dir="auto"
        className="rounded-md border border-line px-3 py-2 [overflow-wrap:anywhere]"
      >
        {option}
      </li>
    ))}
  </ul>
);
