import type { ErrorCode } from '@/backend/errors';
import type { FeedId } from '@/backend/ports/posts';
import type { AnnouncementReadInput } from '@/domain/entities/announcement';
import type { SeriesPart } from '@/domain/entities/event-series';
import type { Group } from '@/domain/entities/group';
import type { Poll } from '@/domain/entities/poll';
import type { Post } from '@/domain/entities/post';
import type { RsvpInput } from '@/domain/entities/rsvp';
import type { ClaimInput } from '@/domain/entities/sign-up-list';
import type { GroupAct } from '@/domain/group-act';
import type { AnnouncementInput } from '@/domain/inputs/announcement';
import type { EventInput } from '@/domain/inputs/event';
import type { SeriesInput } from '@/domain/inputs/event-series';
import type { GroupInput } from '@/domain/inputs/group';
import type { SignUpListInput } from '@/domain/inputs/sign-up-list';
import type { Mentions } from '@/domain/mentions';
import type { PostAct } from '@/domain/post-act';
import type { ProfileChange } from '@/domain/profile-change';
import type { Topic } from '@/domain/topics';

/** A re-encoded picture that waits for what shows it. */
export interface WaitingPicture {
  blob: Blob;
  /** What it is stored as; carries its size. */
  name: string;
  width: number;
  height: number;
}

/** A picture of a post that waits with it. */
export interface WaitingPostPicture extends WaitingPicture {
  /** What is seen on it. */
  alt: string;
  /** Where it is stored, once it is. */
  url: string | null;
}

interface Written {
  /**
   * Of what is made, the id that it has at the server, too; of a change, one that says what is changed. Written twice
   * it is still one, and of two changes of one thing the later one stays.
   */
  id: string;
  since: Date;
}

interface OfSchool extends Written {
  schoolId: string;
}

export interface WaitingPost extends OfSchool {
  kind: 'post';
  feed: FeedId;
  content: string;
  mentions: Mentions;
  /** In their order. */
  pictures: readonly WaitingPostPicture[];
  poll: Poll | null;
  topic: Topic | null;
}

export interface WaitingComment extends OfSchool {
  kind: 'comment';
  postId: string;
  content: string;
  mentions: Mentions;
  /** The comment that it answers. */
  replyTo: string | null;
  /** Of the host of an event, to everybody who comes. */
  toGuests: boolean;
}

/** Another text for one's own post or comment. */
export interface WaitingEdit extends OfSchool {
  kind: 'edit';
  postId: string;
  /** Null for the post itself. */
  commentId: string | null;
  content: string;
  mentions: Mentions;
  /** Of a post; left out, it stays. */
  topic?: Topic | null;
}

/** Something done with a post beside its words. */
export interface WaitingPostAct extends OfSchool {
  kind: 'post-act';
  postId: string;
  /** Of the post. */
  groupId: Post['groupId'];
  content: string;
  act: PostAct;
}

export interface WaitingEvent extends OfSchool {
  kind: 'event';
  eventId: string;
  /** Made by this, or there before. */
  isNew: boolean;
  input: EventInput;
  /** In which the times of a new one are shown. */
  timeZone: string;
  /** How a new one repeats, the first of whose occurrences it is; null for one that does not. */
  series: SeriesInput | null;
  /** The fields of a change that its person changed: the others are as they were found. */
  changed?: readonly (keyof EventInput)[];
}

/** A change of one occurrence of an event that repeats, and of all that follow. */
export interface WaitingSeriesChange extends OfSchool {
  kind: 'series-change';
  eventId: string;
  /** Of the event. */
  title: string;
  part: SeriesPart;
  /** In which its times are shown. */
  timeZone: string;
  /** What its form held, to be taken up again; null for what was done without it. */
  input: EventInput | null;
}

/** What is written of what is made or changed: of a change nothing that another device may have changed meanwhile. */
export const changeOf = <I extends object>({
  input,
  changed,
}: {
  input: I;
  changed?: readonly (keyof I)[];
}): Partial<I> =>
  changed ? (Object.fromEntries(changed.map((name) => [name, input[name]])) as Partial<I>) : input;

export interface WaitingGroup extends OfSchool {
  kind: 'group';
  input: GroupInput;
}

/** Joining a group, or leaving it. */
export interface WaitingMembership extends OfSchool {
  kind: 'membership';
  group: Pick<Group, 'groupId' | 'name' | 'schoolId'>;
  joins: boolean;
}

/** Something done with a group that is there. */
export interface WaitingGroupAct extends OfSchool {
  kind: 'group-act';
  group: Pick<Group, 'groupId' | 'name' | 'schoolId'>;
  act: Exclude<GroupAct, { type: 'share-file' }>;
}

/** A file for a group, whose id is the file's. */
export interface WaitingGroupFile extends OfSchool {
  kind: 'group-file';
  group: Pick<Group, 'groupId' | 'name' | 'schoolId'>;
  name: string;
  blob: Blob;
  /** Whether it lies in the file storage, and is to be listed. */
  isStored: boolean;
}

/** An answer to an event. */
export interface WaitingRsvp extends OfSchool {
  kind: 'rsvp';
  eventId: string;
  /** Of the event. */
  title: string;
  input: RsvpInput;
}

/** A vote in the poll of a post. */
export interface WaitingVote extends OfSchool {
  kind: 'vote';
  postId: string;
  /** Places of the chosen options; none takes a vote back. */
  choices: readonly number[];
  /** The question, and what is chosen, in words. */
  words: readonly string[];
}

/** A sign-up list. */
export interface WaitingSignUpList extends OfSchool {
  kind: 'signUpList';
  listId: string;
  eventId: string | null;
  /** Made by this, or there before. */
  isNew: boolean;
  input: SignUpListInput;
  /** As of an event. */
  changed?: readonly (keyof SignUpListInput)[];
}

/** What is asked of a sign-up list. */
export interface WaitingClaim extends OfSchool {
  kind: 'claim';
  listId: string;
  /** Of the list. */
  title: string;
  input: ClaimInput;
}

/** An announcement of staff, or its correction. */
export interface WaitingAnnouncement extends OfSchool {
  kind: 'announcement';
  announcementId: string;
  /** The version that it corrects; null for a new one. */
  corrects: number | null;
  input: AnnouncementInput;
}

/** Taking an announcement back. */
export interface WaitingWithdrawal extends OfSchool {
  kind: 'announcement-withdrawal';
  announcementId: string;
  /** Of the announcement. */
  title: string;
}

/** What one has seen and acknowledged of an announcement. */
export interface WaitingAnnouncementRead extends OfSchool {
  kind: 'announcement-read';
  announcementId: string;
  /** Of the announcement. */
  title: string;
  input: AnnouncementReadInput;
}

/** That one is told nothing of a group or a post, or told again. */
export interface WaitingSilence extends OfSchool {
  kind: 'silence';
  /** `silenceId` of it. */
  target: string;
  /** How it begins, or is called. */
  title: string;
  /** False where one is told again. */
  isOn: boolean;
  /** Null for good. */
  until: Date | null;
}

/** What was changed in one's own profile. */
export interface WaitingProfile extends Written {
  kind: 'profile';
  change: ProfileChange;
  /** A new picture; without one `change` says which. */
  picture: WaitingPicture | null;
  /** Where the new picture is stored, once it is. */
  imageUrl: string | null;
}

/** What was submitted, by kind. */
export type Waiting =
  | WaitingPost
  | WaitingComment
  | WaitingEdit
  | WaitingPostAct
  | WaitingEvent
  | WaitingSeriesChange
  | WaitingGroup
  | WaitingMembership
  | WaitingGroupAct
  | WaitingGroupFile
  | WaitingRsvp
  | WaitingVote
  | WaitingSignUpList
  | WaitingClaim
  | WaitingAnnouncement
  | WaitingWithdrawal
  | WaitingAnnouncementRead
  | WaitingSilence
  | WaitingProfile;

/** What the outbox knows of what it keeps. */
interface Kept {
  /** Whose it is. */
  uid: string;
  /** Why the server did not want it, if it said so: a draft again. */
  refused: ErrorCode | null;
  /** Of a limit that was reached: when it allows the next one. */
  retryAt?: Date | null;
  /** What kept the last try of this visit from getting through. */
  held: ErrorCode | null;
  /** Share that is stored by now of the picture that is on its way; null while nothing is measured. */
  progress: number | null;
  /** The server has it; shown until what the server tells shows it, too. */
  isSent: boolean;
  /** Its person does not want it any more, and it may have arrived: to be looked for, and taken back. */
  isDiscarded: boolean;
}

/** As the outbox keeps it. */
export type Entry = { [K in Waiting['kind']]: Extract<Waiting, { kind: K }> & Kept }[Waiting['kind']];

/** An entry of one kind. */
export type EntryOf<K extends Waiting['kind']> = Extract<Entry, { kind: K }>;

/** What is kept under an id is this entry, and nothing that has taken its place. */
export const isSame = (stored: Entry | null, entry: Entry): stored is Entry =>
  stored?.since.getTime() === entry.since.getTime();
