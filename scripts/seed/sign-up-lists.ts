import { addDays, addMinutes, setHours, startOfDay, subDays } from 'date-fns';
import { eventListId } from '../../src/domain/ids.ts';
import { newSignUpList } from '../../src/domain/inputs/sign-up-list.ts';
import { EVENTS, SCHOOLS, type SeedSignUpList, SIGN_UP_LISTS } from './content.ts';
import { uidOf } from './people.ts';
import { type Document, documents } from './store.ts';

const slotId = (place: number | string): string => `slot-${place}`;

/** At which of the events a list hangs, by its place; -1 for none. */
const placeOfEvent = ({ event, school }: SeedSignUpList): number =>
  EVENTS.findIndex((one) => one.title === event && one.school === school);

function dateOf(list: SeedSignUpList, now: Date): Date | null {
  const { day, hour } = EVENTS[placeOfEvent(list)] ?? list;
  return day === undefined ? null : setHours(startOfDay(addDays(now, day)), hour);
}

/** Sign-up lists with what parents have taken of them; functions decide who has what. */
export const signUpListDocuments = (now: Date): Document[] =>
  SIGN_UP_LISTS.flatMap((list, index) => {
    const eventId = list.event === undefined ? null : `seed-event-${placeOfEvent(list) + 1}`;
    const id = eventId === null ? `seed-list-${index + 1}` : eventListId(eventId);
    const schoolId = SCHOOLS[list.school].id;
    const createdAt = subDays(now, 5);
    const made = newSignUpList({
      ...{ id, schoolId, eventId, userId: uidOf(list.by) },
      input: {
        title: list.title,
        description: list.description,
        slots: list.slots.map(([count, label], place) => ({ id: slotId(place), label, count })),
        date: dateOf(list, now),
        isClosed: false,
      },
    });
    const claims = list.claims.map(({ by, wanted, isNamed }, at) =>
      documents.claim(id, {
        userId: uidOf(by),
        schoolId,
        wanted: Object.fromEntries(Object.entries(wanted).map(([place, count]) => [slotId(place), count])),
        isNamed,
        claimedAt: addMinutes(createdAt, at),
        standing: null,
      }),
    );
    return [documents.signUpList({ ...made, createdAt }), ...claims];
  });
