import { readFileSync } from 'node:fs';
import type { Backend } from '../../../src/backend/index.ts';
import { announcementOfDayId } from '../../../src/domain/announcement-ids.ts';
import type { Poll } from '../../../src/domain/entities/poll.ts';
import type { PostImage } from '../../../src/domain/entities/post.ts';
import { newDocumentId } from '../../../src/domain/ids.ts';
import { pictureName } from '../../../src/domain/image.ts';
import { countedDay } from '../../../src/domain/rate-counter.ts';
import type { TestUser } from '../../../tests/support/world.ts';
import type { ActsMeter } from './acts-meter.ts';
import { insist } from './insist.ts';
import type { Place } from './people.ts';
import { type Act, PART } from './script.ts';

/** Likes and comments go to the newest posts. */
const NEWEST = 5;
const POLL: Poll = { options: ['Monday', 'Tuesday', 'Friday'], isMultiple: false, endsAt: null };

/** A real picture: it is looked through after it has come. */
const PICTURE = new Uint8Array(readFileSync(new URL('../../seed/assets/art.png', import.meta.url)));

/** Plays what parents write on the day, each act by the app's own code, under rules and with triggers. */
export class Player {
  readonly #app: Backend;
  readonly #meter: ActsMeter;
  readonly #place: Place;
  /** Newest first. */
  readonly #posts: string[] = [];
  #pollId = '';
  readonly announcementId: string;

  constructor(app: Backend, meter: ActsMeter, place: Place) {
    this.#app = app;
    this.#meter = meter;
    this.#place = place;
    this.announcementId = announcementOfDayId(place.school.id, countedDay(new Date()));
  }

  /** Whoever was signed in goes, with what the adapter remembers; and what rules decided for that is nobody's act. */
  async as({ email, password }: Pick<TestUser, 'email' | 'password'>): Promise<void> {
    await insist(async () => {
      await this.#app.auth.signOut();
      await this.#app.auth.signIn({ email, password, keepSignedIn: false });
    });
  }

  #act(act: Act, uid: string, work: () => Promise<unknown>): Promise<void> {
    return this.#meter.act(act, uid, () => insist(work));
  }

  async announce(): Promise<void> {
    const { moderator, school } = this.#place;
    await this.as(moderator);
    const input = {
      title: 'The gate',
      text: 'It stays shut on Friday. '.repeat(10),
      asksAcknowledgement: true,
    };
    const of = { announcementId: this.announcementId, schoolId: school.id, uid: moderator.uid };
    await this.#act('announcement', moderator.uid, () => this.#app.announcements.create({ ...of, input }));
  }

  /** What one of the active parents does on the day. */
  async visit(parent: number): Promise<void> {
    const user = this.#place.parents[parent];
    if (!user) throw new Error(`There is no parent ${parent}.`);
    await this.as(user);
    await this.#act('visitNoted', user.uid, () => this.#app.users.recordLogin(user.uid));
    if (PART.posts(parent)) await this.#post(user);
    await this.#act('announcementSeen', user.uid, () => this.#see(user));
    for (let like = 0; like < PART.likes(parent); like += 1) {
      const postId = this.#posts[(parent + like) % Math.min(NEWEST, this.#posts.length)] ?? '';
      await this.#act('like', user.uid, () => this.#app.posts.setLiked(postId, user.uid, true));
    }
    if (PART.comments(parent)) await this.#comment(user, parent);
    if (PART.answers(parent)) await this.#answer(user, parent);
    if (PART.votes(parent)) await this.#vote(user, parent);
    if (PART.clearsBell(parent))
      await this.#act('bellCleared', user.uid, () => this.#app.notifications.markAllRead(user.uid));
  }

  async #post(author: TestUser): Promise<void> {
    const { school } = this.#place;
    const number = this.#posts.length;
    const id = newDocumentId();
    const images: PostImage[] = [];
    if (PART.picture(number))
      await this.#act('picture', author.uid, async () => {
        const name = pictureName(1_280, 960, 'image/png');
        const blob = new Blob([PICTURE], { type: 'image/png' });
        const url = await this.#app.posts.uploadImage(
          { uid: author.uid, schoolId: school.id },
          { blob, name },
        );
        images.push({ url, alt: 'A volcano of paper' });
      });
    const poll = number === 0 ? POLL : null;
    if (poll) this.#pollId = id;
    const content = `Who can bring paint for the fair on Saturday? We still need four people, number ${number}.`;
    const post = { id, feed: { schoolId: school.id, groupId: null }, author, content, images, poll };
    await this.#act('post', author.uid, () => this.#app.posts.create({ ...post, mentions: {}, topic: null }));
    this.#posts.unshift(id);
  }

  async #see({ uid }: TestUser): Promise<void> {
    const of = { announcementId: this.announcementId, schoolId: this.#place.school.id, uid };
    await this.#app.announcements.saveRead(of, { seenVersion: 1, acknowledgedVersion: 1 });
  }

  #comment(author: TestUser, parent: number): Promise<void> {
    const postId = this.#posts[(parent * 7) % Math.min(NEWEST, this.#posts.length)] ?? '';
    const content = 'I can bring some, and my neighbour has brushes.';
    const comment = { id: newDocumentId(), author, content, replyTo: null, mentions: {}, toGuests: false };
    return this.#act('comment', author.uid, () => this.#app.comments.create(postId, comment));
  }

  #answer({ uid, children }: TestUser, parent: number): Promise<void> {
    const { school, eventIds } = this.#place;
    // Three events are on the dashboard; most answers are about the next one.
    const eventId = eventIds[parent % 5 === 0 ? 1 : 0] ?? '';
    const input = { answer: 'going', children, isNamed: true } as const;
    return this.#act('answerToEvent', uid, () =>
      this.#app.rsvps.answer({ eventId, schoolId: school.id, uid }, input),
    );
  }

  #vote({ uid }: TestUser, parent: number): Promise<void> {
    const post = { postId: this.#pollId, schoolId: this.#place.school.id, uid };
    return this.#act('vote', uid, () => this.#app.polls.vote(post, [parent % POLL.options.length]));
  }

  async invite(parent: number): Promise<void> {
    const user = this.#place.parents[parent];
    if (!user) throw new Error(`There is no parent ${parent}.`);
    await this.as(user);
    const { school, world, codes } = this.#place;
    const input = {
      recipientEmail: world.freshEmail('friend'),
      inviteCode: codes[parent] ?? '',
      schoolName: school.name,
      inviterName: user.firstName,
      requestId: newDocumentId(),
      resend: false,
    };
    await this.#act('invite', user.uid, () => this.#app.invites.send(input));
  }

  /** One of the newest posts that others have commented on. */
  discussed(): string {
    return this.#posts[NEWEST - 1] ?? '';
  }

  async end(): Promise<void> {
    await this.#app.auth.signOut();
  }
}
