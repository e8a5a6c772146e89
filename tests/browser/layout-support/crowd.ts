import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { onePagePdf } from '../../../scripts/seed/pdf.ts';
import { documents, memberOf, requestOf, write } from '../../../scripts/seed/store.ts';
import type { Announcement } from '../../../src/domain/entities/announcement.ts';
import type { SchoolEvent } from '../../../src/domain/entities/community.ts';
import type { Comment } from '../../../src/domain/entities/post.ts';
import { newReferral } from '../../../src/domain/entities/referral.ts';
import type { SignUpList } from '../../../src/domain/entities/sign-up-list.ts';
import { fullName } from '../../../src/domain/entities/user.ts';
import { newAnnouncement } from '../../../src/domain/inputs/announcement.ts';
import { newSignUpList } from '../../../src/domain/inputs/sign-up-list.ts';
import type { TestSchool, TestUser, World } from '../../support/world.ts';
import { writePosts } from '../feed-support/posts.ts';

/** Thirty letters without a place to break. */
const UNBROKEN = 'Wolfeschlegelsteinhausenberger';
/** Thirty letters with two. */
const WORDED = 'Hubertine Pankratius-Schneider';
/** Sixty letters, two more than the longest name of a place in Europe. */
const CITY = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochon';
/** As long as fields let it be, without a place to break. */
const long = (word: string, length: number) => word.repeat(Math.ceil(length / word.length)).slice(0, length);
const ADDRESS = `https://example.org/${long('a-very-long-path-of-an-address/', 180)}`;
const CHILDREN = [
  { name: UNBROKEN, gradeOrRoom: long('Zwischenstufenklasse', 40) },
  { name: 'Maximiliane', gradeOrRoom: 'Room 12' },
];
const HOUR = 3_600_000;

/** People, places and texts as long as they may be. */
export interface Crowd {
  school: TestSchool;
  second: TestSchool;
  /** Has done something of everything. */
  parent: TestUser;
  other: TestUser;
  /** Has asked for the school, with a document. */
  waiting: TestUser;
  groupId: string;
  postId: string;
  eventId: string;
  listId: string;
  announcementId: string;
}

/** A community in which everything that people type is as long as it may be. */
export async function crowd(world: World): Promise<Crowd> {
  const school = await world.school(`${UNBROKEN}-Gymnasium of the Seven Sisters and Brothers`, CITY);
  const second = await world.school(long('Siebenundsiebzigschule', 80), CITY);
  const names = { firstName: UNBROKEN, lastName: UNBROKEN.toLowerCase() };
  const email = `${long('somebody', 50)}-${school.id}@${long('schoolgate', 40)}.test`;
  const parent = await world.member([school, second], {
    ...names,
    children: CHILDREN,
    bio: `${long('Reading', 150)} and walking. ${ADDRESS}`,
    email,
  });
  const other = await world.member(school, { firstName: WORDED, lastName: WORDED, children: CHILDREN });
  const waiting = await world.newcomer({
    ...names,
    email: `w${email}`,
    rejectedRequest: {
      schoolId: second.id,
      schoolName: second.name,
      reason: `${long('Unleserlich', 120)} ${ADDRESS}`,
      rejectedAt: new Date(),
    },
  });
  const groupId = `group-${school.id}`;
  await write(world.admin.db, [
    ...groups(school, parent, other, groupId),
    ...events(school, parent).map(documents.event),
    ...lists(school, parent).map(documents.signUpList),
    documents.announcement(announcement(school, other)),
  ]);
  const postId = await posts(world, school, parent, other, groupId);
  await ask(world, school, waiting);
  await loose(world, school, parent, other, postId);
  return {
    school,
    second,
    parent,
    other,
    waiting,
    groupId,
    postId,
    eventId: `soon-${school.id}`,
    listId: `list-${school.id}`,
    announcementId: `news-${school.id}`,
  };
}

const announcement = (school: TestSchool, { uid }: TestUser): Announcement => ({
  ...newAnnouncement({
    ...{ id: `news-${school.id}`, schoolId: school.id, userId: uid },
    input: {
      title: long('Bekanntmachung', 120),
      text: `${long('Wegbeschreibung', 200)} ${ADDRESS}\n`.repeat(5),
      asksAcknowledgement: true,
    },
  }),
  ...{ version: 2, createdAt: new Date(), publishedAt: new Date() },
  ...{ correctedAt: new Date(), correctedBy: uid },
});

function groups(school: TestSchool, parent: TestUser, other: TestUser, groupId: string) {
  const createdAt = new Date();
  const group = (id: string, name: string, createdBy: string) =>
    documents.group({
      groupId: id,
      name,
      description: `${long('Beschreibung', 100)} with words in it, and more of them. ${ADDRESS} `.repeat(3),
      createdBy,
      schoolId: school.id,
      memberCount: 123_456,
      cover: id === groupId ? 'rose' : null,
      lastPostAt: null,
      createdAt,
      ...{ access: 'request', helpers: [], archivedAt: null, fileCount: 1 },
    });
  const membership = ({ uid }: TestUser) =>
    documents.membership({ userId: uid, groupId, schoolId: school.id, joinedAt: createdAt });
  return [
    group(groupId, long('Lesegruppe', 80), parent.uid),
    group(`${groupId}-other`, `${WORDED} and ${UNBROKEN}`, other.uid),
    membership(parent),
    membership(other),
  ];
}

function events(school: TestSchool, parent: TestUser): SchoolEvent[] {
  const event = (id: string, hours: number, wishes: Partial<SchoolEvent>): SchoolEvent => ({
    id: `${id}-${school.id}`,
    title: `${long('Sommerfest', 70)} in the yard`,
    start: new Date(Date.now() + hours * HOUR),
    end: null,
    location: long('Mehrzweckhalle', 120),
    description: `${long('Bringtkuchenmit', 90)} ${ADDRESS}`,
    timeZone: 'Europe/Berlin',
    userId: parent.uid,
    schoolId: school.id,
    createdAt: new Date(),
    reminderSent: false,
    places: 5_000,
    rsvpsClosed: false,
    isCancelled: false,
    series: null,
    rsvpSummary: {
      ...{ parents: 1_234, children: 2_345, waiting: 345, maybe: 456, no: 567 },
      faces: Array.from({ length: 5 }, (_, at) => ({
        userId: `guest-${at}`,
        name: `${long('Wilhelmine', 30)} ${long('Ostermann', 30)}`,
        profilePicUrl: null,
      })),
    },
    ...wishes,
  });
  return [
    event('soon', 1, {}),
    event('long', 30, { end: new Date(Date.now() + 400 * 24 * HOUR) }),
    event('past', -24 * 400, {}),
  ];
}

/** A list that stands alone, and one of the event. */
function lists(school: TestSchool, parent: TestUser): SignUpList[] {
  const list = (id: string, eventId: string | null): SignUpList => ({
    ...newSignUpList({
      ...{ id, eventId, schoolId: school.id, userId: parent.uid },
      input: {
        title: `${long('Kuchenliste', 70)} for the yard`,
        description: `${long('Bringtkuchenmit', 90)} ${ADDRESS}`,
        slots: Array.from({ length: 30 }, (_, at) => ({
          id: `slot-${at}`,
          label: long('Zitronenkuchen', 80),
          count: 100,
        })),
        date: new Date(Date.now() + HOUR),
        isClosed: false,
      },
    }),
    createdAt: new Date(),
    summary: {
      taken: { 'slot-0': 87 },
      people: {
        'slot-0': Array.from({ length: 5 }, (_, at) => ({
          userId: `guest-${at}`,
          name: `${long('Wilhelmine', 30)} ${long('Ostermann', 30)}`,
          profilePicUrl: null,
          count: 12,
        })),
      },
    },
  });
  return [list(`list-${school.id}`, null), list(`event_soon-${school.id}`, `soon-${school.id}`)];
}

async function posts(
  world: World,
  school: TestSchool,
  parent: TestUser,
  other: TestUser,
  groupId: string,
): Promise<string> {
  const comment = (index: number, author: TestUser): Comment => ({
    id: `comment${index}`,
    authorId: author.uid,
    authorName: fullName(author),
    profilePicUrl: null,
    content: `${long('Einverstanden', 110)} ${ADDRESS}`,
    createdAt: new Date(),
    ...{ replyTo: null, toGuests: false, mentions: {}, editedAt: null },
  });
  const comments = [comment(1, parent), comment(2, other), comment(3, parent)];
  const texts = [
    `${long('Donaudampfschifffahrt', 200)}\n${ADDRESS}\nThe party is on Friday, May 7 at 3:30 pm.`,
    'A short one.',
  ];
  const imageUrl = await world.storeFile({
    path: `post-images/${parent.uid}/-512x512.png`,
    type: 'image/png',
    bytes: readFileSync('public/icons/icon-512.png'),
    metadata: { uid: parent.uid, schoolId: school.id },
  });
  const withComments = { comments: comments.slice(1), commentCount: 3, likedBy: [parent.uid], imageUrl };
  const [first] = await writePosts(world, school, parent, texts, withComments);
  await writePosts(world, school, other, texts, { groupId });
  // Votes that are counted and not kept: as many parents would take a while to make.
  const poll = { id: `poll-${randomBytes(6).toString('hex')}`, createdAt: new Date(Date.now() - 24 * HOUR) };
  const chosen = [1_234, 567, 0, 1, 2, 3, 4, 5];
  await world.admin.db.doc(`_pollTallies/${poll.id}`).set({
    ...{ votes: {}, former: { voters: 1_234, votes: { ...chosen } }, postedAt: poll.createdAt.getTime() },
  });
  await writePosts(world, school, other, [`${long('Abstimmungsfrage', 120)}?`], {
    ...poll,
    poll: {
      options: Array.from(
        { length: 8 },
        (_, at) => `${at} ${at % 2 ? long('Antwortmoeglichkeit', 78) : 'Yes'}`,
      ),
      isMultiple: false,
      endsAt: new Date(Date.now() + 400 * HOUR),
    },
    pollSummary: { voters: 1_234, votes: chosen },
  });
  if (!first) throw new Error('No post was written.');
  await write(
    world.admin.db,
    comments.map((one) => documents.comment(first.id, one)),
  );
  return first.id;
}

/** A request with a document, as the parent's client leaves it. */
async function ask(world: World, school: TestSchool, waiting: TestUser): Promise<void> {
  const proofPath = `proof-uploads/${waiting.uid}-1700000000000-${long('enrolment', 60)}.pdf`;
  await world.storeFile({
    path: proofPath,
    type: 'application/pdf',
    bytes: onePagePdf(UNBROKEN, [WORDED]),
    metadata: { schoolId: school.id },
  });
  await write(world.admin.db, [
    documents.pendingRequest(
      requestOf(waiting, school, {
        inviteCode: school.code,
        proofPath,
        note: `${long('Bittebaldigst', 120)} ${ADDRESS}`,
      }),
    ),
  ]);
}

/** What only functions write, and the mark of the parent that all of it is theirs. */
async function loose(
  world: World,
  school: TestSchool,
  parent: TestUser,
  other: TestUser,
  postId: string,
): Promise<void> {
  const { db } = world.admin;
  const createdAt = new Date();
  const batch = db.batch();
  batch.set(db.doc(`inviteCodes/${school.code}-own`), {
    code: `${school.code}-own`,
    userId: parent.uid,
    schoolId: school.id,
    schoolName: school.name,
    cityName: school.city,
    createdBy: 'user',
    createdAt,
  });
  batch.set(db.doc(`referrals/${parent.uid}`), {
    ...newReferral(parent.uid),
    codes: Object.fromEntries(parent.schoolIds.map((id) => [id, `${school.code}-own`])),
    approved: true,
    referralCount: 3,
    rewardEligible: true,
  });
  batch.set(db.doc(`schools/${school.id}/members/${parent.uid}`), memberOf(parent, createdAt));
  for (const type of ['like', 'comment'] as const) {
    batch.set(db.doc(`notifications/${type}-${parent.uid}`), {
      userId: parent.uid,
      type,
      actorId: other.uid,
      actorName: fullName(other),
      message: `${fullName(other)} did something`,
      link: `/post/${postId}`,
      postId,
      read: false,
      emailed: false,
      createdAt,
      commentId: null,
      likeKey: null,
      count: 12,
      actors: [other, parent].map((one) => ({ id: one.uid, name: fullName(one), profilePicUrl: null })),
      quote: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(3),
      imageUrl: null,
    });
  }
  batch.set(db.doc(`invites/${parent.uid}_1`), {
    email: parent.email.replace('somebody', 'invited'),
    fromUserId: parent.uid,
    schoolId: school.id,
    code: school.code,
    createdAt,
    sentAt: createdAt,
    joined: false,
  });
  for (const [index, day] of [new Date(Date.now() - 48 * HOUR), new Date(Date.now() - 72 * HOUR)].entries()) {
    batch.set(db.doc(`parentAssistantTips/${parent.uid}_${index}`), {
      userId: parent.uid,
      createdAt: day,
      gradeBand: '3-5',
      source: 'curated',
      bookRecommendationText: long('Bibliotheksausweis', 120),
      bookRecommendationLink: 'https://search.worldcat.org/search?q=book',
      localActivityText: `${UNBROKEN} in ${CITY}`,
      localActivityLink: `https://${long('a-long-host', 50)}.example.org/search`,
      learningToolText: 'A tool',
      learningToolLink: 'https://phet.colorado.edu/',
      enrichmentIdeaText: 'An idea',
      enrichmentIdeaLink: 'https://duckduckgo.com/?q=idea',
    });
  }
  batch.set(db.doc(`formSubmissions/${school.id}`), {
    form: 'contact',
    email: parent.email,
    name: UNBROKEN,
    school: school.name,
    role: long('Elternvertreterin', 60),
    message: `${long('Nachricht', 150)} ${ADDRESS}`,
    createdAt,
  });
  batch.set(db.doc(`parentAssistantFeedback/${school.id}`), {
    userId: parent.uid,
    schoolId: school.id,
    feedback: `${long('Rueckmeldung', 150)} ${ADDRESS}`,
    createdAt,
  });
  batch.set(db.doc(`auditLog/${school.id}`), {
    action: 'approve-request',
    actorId: parent.uid,
    targetId: other.uid,
    schoolId: school.id,
    detail: null,
    at: createdAt,
  });
  await batch.commit();
}
