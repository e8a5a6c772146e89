import { subDays, subHours } from 'date-fns';
import { newEvent } from '../../../src/domain/entities/community.ts';
import { DEFAULT_SETTINGS } from '../../../src/domain/entities/notification-settings.ts';
import { newPost } from '../../../src/domain/entities/post.ts';
import { countedClasses } from '../../../src/domain/school-class.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/time.ts';
import { type TestSchool, type TestUser, World } from '../../../tests/support/world.ts';
import type { Admin } from '../../seed/admin.ts';
import { documents, write } from '../../seed/store.ts';
import { withoutFunctions } from '../without-functions.ts';
import { ACTS, DAY } from './script.ts';

/** What is there when the day begins: a school that has been in use for a while. */
export interface Place {
  world: World;
  school: TestSchool;
  parents: TestUser[];
  moderator: TestUser;
  eventIds: string[];
  /** Of the first parents, by which they invite others. */
  codes: string[];
}

const OLD_POSTS = 200;
const EVENTS = 12;
const GRADES = ['Kindergarten', '1st grade', '2nd grade', '3rd grade', '4th grade', '5th grade'];
const AT_ONCE = 50;

/** The school, its parents and what they wrote before, past the functions: sample data must not run them a thousand times. */
export async function seedPlace(admin: Admin, authPort: number): Promise<Place> {
  const world = new World(admin);
  return withoutFunctions(authPort, async () => {
    const school = await world.school('Day School');
    const moderator = await world.moderator(school, { welcomePanelDismissed: true });
    const parents: TestUser[] = [];
    while (parents.length < DAY.parents) {
      const more = Array.from({ length: AT_ONCE }, (_, index) =>
        world.member(school, {
          children: [{ name: 'Kim', gradeOrRoom: GRADES[index % GRADES.length] ?? '' }],
          welcomePanelDismissed: true,
          lastLogin: subDays(new Date(), 1),
        }),
      );
      parents.push(...(await Promise.all(more)));
    }
    await write(admin.db, [
      documents.classes(school.id, { classes: countedClasses(parents) }),
      ...oldPosts(school, parents),
    ]);
    const codes = await giveCodes(world, school, parents);
    const eventIds = await writeEvents(admin, school, parents);
    return { world, school, parents, moderator, eventIds, codes };
  });
}

async function giveCodes(world: World, school: TestSchool, parents: readonly TestUser[]): Promise<string[]> {
  const codes: string[] = [];
  for (const { uid } of parents.slice(0, ACTS.invite)) {
    const code = `${school.slug}-${uid}`;
    await world.referral(uid, { codes: { [school.id]: code } });
    codes.push(code);
  }
  return codes;
}

const oldPosts = (school: TestSchool, parents: readonly TestUser[]) =>
  Array.from({ length: OLD_POSTS }, (_, index) => {
    const author = parents[index] ?? parents[0];
    if (!author) throw new Error('There are parents.');
    const at = subHours(new Date(), 12 + index);
    return documents.post({
      ...newPost({
        id: `old-${index}`,
        ...{ schoolId: school.id, groupId: null },
        ...{
          authorId: author.uid,
          authorName: `${author.firstName} ${author.lastName}`,
          profilePicUrl: null,
        },
        ...{ children: author.children, images: [] },
        content: `Has anybody seen a blue lunch box, number ${index}? It was left on the bench by the gate after school.`,
      }),
      createdAt: at,
      sortAt: at,
    });
  });

async function writeEvents(
  admin: Admin,
  school: TestSchool,
  parents: readonly TestUser[],
): Promise<string[]> {
  const events = Array.from({ length: EVENTS }, (_, index) => ({
    ...newEvent({
      id: `event-${index}`,
      title: `Picnic ${index}`,
      start: new Date(Date.now() + 20 * HOUR_MS + index * DAY_MS),
      end: null,
      location: 'Gym',
      description: 'Bring cake',
      timeZone: 'America/Los_Angeles',
      userId: parents[index]?.uid ?? '',
      schoolId: school.id,
    }),
    createdAt: subDays(new Date(), 3),
  }));
  await write(admin.db, events.map(documents.event));
  return events.map(({ id }) => id);
}

/** How some of them are told by mail, as they would have chosen on /account; functions make the plans of the digests. */
export async function chooseMails({ db }: Admin, { parents }: Place): Promise<void> {
  const { kinds } = DEFAULT_SETTINGS;
  const byMail = (mail: 'now' | 'digest') =>
    Object.fromEntries(Object.entries(kinds).map(([kind, channels]) => [kind, { ...channels, mail }]));
  const hour = new Date(Date.now() + HOUR_MS).getUTCHours();
  const chosen = [
    ...parents
      .slice(0, DAY.mailedAtOnce)
      .map(({ uid }) => ({ uid, kinds: byMail('now'), digest: DEFAULT_SETTINGS.digest })),
    ...parents
      .slice(DAY.mailedAtOnce, DAY.mailedAtOnce + DAY.digests)
      .map(({ uid }) => ({ uid, kinds: byMail('digest'), digest: { rhythm: 'daily', hour } })),
  ];
  await write(
    db,
    chosen.map(({ uid, ...choice }) => ({
      path: `users/${uid}/settings/notifications`,
      data: { ...DEFAULT_SETTINGS, ...choice },
    })),
  );
}
