import { pollWords } from '@/domain/poll-words';
import { shownZone } from '@/domain/time-zone';
import type { Format } from '@/i18n/format';
import type { Entry } from './outbox/entry';

/** What was written, as text that can be read and copied. */
export function entryText(entry: Entry, format: Format): string {
  const lines = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('\n');
  switch (entry.kind) {
    case 'event': {
      const { title, start, end, location, description } = entry.input;
      return lines(title, format.dateTimeRange(start, end, shownZone(entry)), location, description);
    }
    case 'group':
      return lines(entry.input.name, entry.input.description);
    case 'membership':
      return entry.group.name;
    case 'group-act': {
      const { group, act } = entry;
      return lines(group.name, act.type === 'edit' ? act.change.description : null);
    }
    case 'group-file':
      return lines(entry.group.name, entry.name);
    case 'vote':
      return lines(...entry.words);
    case 'post':
      return pollWords(entry.content, entry.poll);
    case 'signUpList': {
      const { title, description, slots } = entry.input;
      return lines(title, description, ...slots.map(({ label, count }) => `${count} × ${label}`));
    }
    case 'announcement':
      return lines(entry.input.title, entry.input.text);
    case 'announcement-read':
    case 'announcement-withdrawal':
    case 'claim':
    case 'series-change':
    case 'rsvp':
    case 'silence':
      return entry.title;
    case 'profile': {
      const { firstName, lastName, bio, children } = entry.change;
      const ofChildren = children?.to.map(({ name, gradeOrRoom }) => `${name}, ${gradeOrRoom}`);
      return lines([firstName, lastName].filter(Boolean).join(' '), bio, ...(ofChildren ?? []));
    }
    default:
      return entry.content;
  }
}
