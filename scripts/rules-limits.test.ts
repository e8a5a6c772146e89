import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import * as lists from '@/backend/firebase/reading/list-sizes';
import { MAX_PARENT_COUNT } from '@/backend/ports/admin';
import { READERS_AT_ONCE } from '@/backend/ports/announcements';
import { MAX_WAITING_CASES } from '@/backend/ports/cases';
import { COMMENT_PAGE_SIZE } from '@/backend/ports/comments';
import { MAX_PENDING_COUNT } from '@/backend/ports/joining';
import { TIP_SETS_SHOWN } from '@/domain/assistant/limits';
import { DAILY_LIMITS, UPLOAD_LIMITS } from '@/domain/daily-limit';
import { subjectOf } from '@/domain/entities/audit';
import { DEVICE_SLOTS, MAX_DEVICE_LABEL } from '@/domain/entities/device';
import { hiddenItemSchema } from '@/domain/entities/hidden-item';
import { PRIVATE_FIELDS } from '@/domain/entities/user';
import { childrenSchema, childSchema, idSchema } from '@/domain/fields';
import * as groupLimits from '@/domain/group-limits';
import { newDocumentId } from '@/domain/ids';
import { joinSchema, namesSchema, profileSchema, proofFileSchema } from '@/domain/inputs/account';
import { announcementInputSchema } from '@/domain/inputs/announcement';
import * as content from '@/domain/inputs/content';
import { eventInputSchema } from '@/domain/inputs/event';
import { SERIES_DAYS_LONG } from '@/domain/inputs/event-series';
import { groupChangeSchema, groupInputSchema } from '@/domain/inputs/group';
import { groupFileNameSchema } from '@/domain/inputs/group-file';
import { photoWishInputSchema } from '@/domain/inputs/moderation';
import { memberInviteSchema } from '@/domain/inputs/outreach';
import { pollInputSchema } from '@/domain/inputs/poll';
import { schoolInputSchema } from '@/domain/inputs/schools';
import { unmovedSignUpListSchema } from '@/domain/inputs/sign-up-list';
import * as limits from '@/domain/limits';
import { MAX_PINS, PIN_DAYS } from '@/domain/pins';
import { MAX_ENDPOINT } from '@/domain/push-service';
import { MAX_OCCURRENCES } from '@/domain/recurrence';
import { searchTokens } from '@/domain/search-tokens';
import * as signUpLimits from '@/domain/sign-up-limits';
import { SILENCE_CHOICES } from '@/domain/silence';
import { memberInviteCode, schoolInviteCode } from '@/domain/slugs-and-codes';
import { boundsOf } from './rules/bounds.ts';

/** Complains when a limit of the rules is not the client's. */
type Compare = (bound: number) => void;

const letters = (count: number) => 'x'.repeat(count);

/** The client lets a text of that length through, and none that is longer. */
const text =
  (...schemas: v.GenericSchema[]): Compare =>
  (bound) => {
    for (const schema of schemas) {
      expect(v.is(schema, letters(bound))).toBe(true);
      expect(v.is(schema, letters(bound + 1))).toBe(false);
    }
  };
/** The same of a pattern in which the first and the last letter stand before and after the range. */
const inner =
  (schema: v.GenericSchema): Compare =>
  (bound) =>
    text(schema)(bound + 2);
const same =
  (constant: number): Compare =>
  (bound) =>
    expect(bound).toBe(constant);
/** The client's longest list asks for just so much. */
const longest = (...sizes: number[]): Compare => same(Math.max(...sizes));
/** Rules leave room above the client's, on purpose. */
const roomy =
  (room: number, ...sizes: number[]): Compare =>
  (bound) => {
    expect(bound).toBe(room);
    expect(bound).toBeGreaterThanOrEqual(Math.max(0, ...sizes));
  };

/** More distinct words, and longer ones, than any index takes. */
const babble = Array.from({ length: 900 }, (_, at) => `${String(at).padStart(4, 'q')}${letters(20)}`).join(
  ' ',
);
const tokens = searchTokens(babble);
const UUID = newDocumentId().length;
/** What the storage adapter leaves of a file's name. */
const FILE_NAME = 100;
const longestName = [letters(limits.MAX_SCHOOL_NAME), letters(limits.MAX_CITY)] as const;

const FIRESTORE: Record<string, Compare> = {
  'shared/hasSignedInLately: time': same(limits.RECENT_SIGN_IN_MINUTES),
  'shared/plainId: pattern': roomy(64, UUID),
  'shared/isZone: pattern': roomy(64, ...Intl.supportedValuesOf('timeZone').map((zone) => zone.length)),
  // As many digits as the number of an occurrence has.
  'shared/isMissingEvent: pattern': same(String(MAX_OCCURRENCES - 1).length),
  'shared/tokens: list': same(tokens.length),
  'shared/tokens: join': (bound) => {
    expect(tokens.join(' ').length).toBeLessThan(bound);
    expect(bound).toBe(limits.MAX_SEARCH_TOKENS * (Math.max(...tokens.map((token) => token.length)) + 1));
  },
  'shared/link: pattern': roomy(300, UUID + 1 + FILE_NAME),
  'shared/link: pattern #2': roomy(100, UUID),
  'shared/stored: pattern': same('65535'.length),
  // Letters of two halves are counted as one by the client alone.
  'rateCounters/within: count': same(DAILY_LIMITS.pins),
  'rateCounters/within: count #2': same(DAILY_LIMITS.posts),
  'rateCounters/within: count #3': same(DAILY_LIMITS.comments),
  'rateCounters/within: count #4': same(DAILY_LIMITS.likes),
  'rateCounters/within: count #5': same(DAILY_LIMITS.edits),
  'rateCounters/within: count #6': same(DAILY_LIMITS.events),
  'rateCounters/within: count #7': same(DAILY_LIMITS.groups),
  'rateCounters/within: count #8': same(DAILY_LIMITS.memberships),
  'rateCounters/within: count #9': same(DAILY_LIMITS.groupRequests),
  'rateCounters/within: count #10': same(DAILY_LIMITS.groupEdits),
  'rateCounters/within: count #11': same(DAILY_LIMITS.hiddenItems),
  'rateCounters/within: count #12': same(DAILY_LIMITS.silences),
  'rateCounters/within: count #13': same(DAILY_LIMITS.contactRequests),
  'rateCounters/within: count #14': same(DAILY_LIMITS.proofViews),
  'rateCounters/within: count #15': same(DAILY_LIMITS.rsvps),
  'rateCounters/within: count #16': same(DAILY_LIMITS.guestMessages),
  'rateCounters/within: count #17': same(DAILY_LIMITS.pollVotes),
  'rateCounters/within: count #18': same(UPLOAD_LIMITS.groupFiles),
  'rateCounters/within: count #19': same(DAILY_LIMITS.signUpLists),
  'rateCounters/within: count #20': same(DAILY_LIMITS.claims),
  'rateCounters/within: count #21': same(DAILY_LIMITS.announcements),
  'rateCounters/within: count #22': same(DAILY_LIMITS.eventSeries),
  'rateCounters/within: count #23': same(DAILY_LIMITS.seriesChanges),
  'rateCounters/within: count #24': same(UPLOAD_LIMITS.proofs),
  'rateCounters/within: count #25': same(UPLOAD_LIMITS.postImages),
  'rateCounters/within: count #26': same(UPLOAD_LIMITS.profilePictures),
  // A comment's names its post, of which the welcome has the longest id: with a uid and a school's.
  // The longest is a document's path, with its school before it.
  'rateCounters/counts: lastId': roomy(400, UUID + '/proof-uploads/--'.length + 128 + 13 + FILE_NAME),
  'auditLog/isAbout: excerpt': (bound) =>
    expect(subjectOf({ authorId: 'a', content: '😀'.repeat(bound) }).excerpt).toHaveLength(bound),
  'auditLog/isAbout: excerpt #2': (bound) =>
    expect(subjectOf({ authorId: 'a', content: letters(9 * bound) }).excerpt).toHaveLength(bound),
  'auditLog/isView: count': same(limits.PROOF_VIEWS_BEFORE_SIGN_IN),
  'auditLog/list: atMost': roomy(100, lists.ADMIN_PAGE),
  'auditLog/list: atMost #2': roomy(50, lists.DECISIONS),
  'users/names: firstName': text(namesSchema.entries.firstName, profileSchema.entries.firstName),
  'users/names: lastName': text(namesSchema.entries.lastName, profileSchema.entries.lastName),
  'users/names: schools': same(limits.MAX_SCHOOLS),
  'users/child: kid': same(Object.keys(childSchema.entries).length),
  'users/childTexts: pattern': inner(childSchema.entries.name),
  'users/childTexts: pattern #2': inner(childSchema.entries.gradeOrRoom),
  'users/children: n': (bound) => {
    const many = (count: number) => Array.from({ length: count }, () => ({ name: 'Ida', gradeOrRoom: '3' }));
    expect(v.is(childrenSchema, many(bound))).toBe(true);
    expect(v.is(childrenSchema, many(bound + 1))).toBe(false);
  },
  'users/asksForSchool: schoolIds': same(limits.MAX_SCHOOLS),
  'users/describesThem: bio': text(profileSchema.entries.bio),
  'users/keepsInOrder: hiddenFields': same(PRIVATE_FIELDS.length),
  'users/isRecorded: time': same(limits.NAME_CHANGE_DAYS),
  'users/given: reason': same(limits.MAX_NOTE),
  'users/list: atMost': roomy(100, lists.ADMIN_PAGE, lists.STARTS),
  'referrals/list: atMost': roomy(100, lists.ADMIN_PAGE),
  'schools/list: atMost': longest(lists.SCHOOLS_AT_ONCE),
  // By its slug.
  'schools/list: atMost #2': same(1),
  'schools/create: name': text(schoolInputSchema.entries.name),
  'schools/create: city': text(schoolInputSchema.entries.city),
  'members/list: atMost': roomy(100, limits.DIRECTORY_PAGE_SIZE),
  'members/list: atMost #2': longest(MAX_PARENT_COUNT),
  'members/list: atMost #3': longest(lists.ENTRIES),
  'joinCooldowns/list: atMost': longest(lists.COOLDOWNS),
  'joinCooldowns/list: atMost #2': longest(lists.COOLDOWNS),
  'nameChanges/list: atMost': roomy(50, lists.NAME_CHANGES),
  'nameChanges/list: atMost #2': roomy(50, lists.NAME_CHANGES),
  // A uid and a school's id.
  'joinRequestTimes/isNoted: requestId': roomy(200, 128 + 1 + 64),
  // Beside the last one.
  'joinRequestTimes/update: earlier': same(limits.MAX_JOIN_REQUESTS - 1),
  'inviteCodes/list: atMost': longest(lists.SCHOOLS_AT_ONCE),
  'inviteCodes/create: code': (bound) => {
    text(joinSchema.entries.code, memberInviteSchema.entries.inviteCode)(bound);
    // Codes of the longest names stay codes, whatever is drawn.
    for (const code of [schoolInviteCode(...longestName), memberInviteCode(...longestName)])
      expect(code.length).toBeLessThanOrEqual(bound);
  },
  // A uid is at most 128 characters, the time thirteen.
  'pendingRequests/ownDocument: proofPath': roomy(300, 'proof-uploads/--'.length + 128 + 13 + FILE_NAME),
  'pendingRequests/list: atMost': longest(lists.OWN_REQUESTS),
  'pendingRequests/list: atMost #2': longest(MAX_PENDING_COUNT),
  'pendingRequests/create: note': same(limits.MAX_NOTE),
  'posts/list: atMost': longest(
    limits.FEED_PAGE_SIZE,
    limits.PROFILE_POSTS,
    lists.SEARCH_LIMIT,
    lists.POSTS_AT_ONCE,
    lists.DELETED_AT_ONCE,
  ),
  'shared/mentions: people': same(limits.MAX_MENTIONS),
  // Ids of accounts have 128 characters at most, two names and a blank between them stand for one.
  'shared/mentions: join': same(limits.MAX_MENTIONS * 128),
  'shared/mentions: names': same(limits.MAX_MENTIONS * (2 * limits.MAX_NAME + 2) - 1),
  'pins/create, update: posts': same(MAX_PINS),
  'pins/isSoonOver: until': same(PIN_DAYS),
  'revisions/list: atMost': longest(limits.REVISIONS_PAGE_SIZE),
  'revisions/list: atMost #2': longest(limits.REVISIONS_PAGE_SIZE),
  'revisions/list: atMost #3': longest(limits.REVISIONS_PAGE_SIZE),
  'posts/ownPicture: alt': same(limits.MAX_ALT_TEXT),
  'posts/pictures: n': same(limits.MAX_POST_IMAGES),
  'posts/postWords: content': text(content.postInputSchema.entries.content),
  // Each option, with its first and last letter; as many of them before the last one.
  'posts/isPoll: pattern': inner(pollInputSchema.entries.options.pipe[0].item),
  'posts/isPoll: pattern #2': same(limits.MAX_POLL_OPTIONS - limits.MIN_POLL_OPTIONS + 1),
  'posts/isPoll: pattern #3': inner(pollInputSchema.entries.options.pipe[0].item),
  'posts/endsInTime: at': same(limits.POLL_DAYS),
  'comments/list: atMost': longest(COMMENT_PAGE_SIZE),
  'comments/commentWords: content': text(content.commentInputSchema.entries.content),
  'notifications/list: atMost': longest(
    limits.MAX_UNREAD_WATCHED,
    lists.NOTIFICATIONS_PAGE,
    lists.MARKED_AT_ONCE,
  ),
  'groups/list: atMost': longest(limits.GROUPS_PAGE_SIZE, lists.IDS_AT_ONCE),
  'groups/create: name': text(groupInputSchema.entries.name),
  'groups/isDescribed: description': text(
    groupInputSchema.entries.description,
    groupChangeSchema.entries.description,
  ),
  'groups/areHelpers: n': same(groupLimits.MAX_GROUP_HELPERS),
  'shared/holds: time': same(groupLimits.GROUP_DECLINED_DAYS),
  'shared/holds: time #2': same(groupLimits.GROUP_REMOVED_DAYS),
  'files/list: atMost': longest(groupLimits.MAX_GROUP_FILES),
  'files/create: fileCount': same(groupLimits.MAX_GROUP_FILES),
  'files/create: name': text(groupFileNameSchema),
  'files/create: bytes': same(groupLimits.MAX_GROUP_FILE_BYTES),
  'groupRequests/list: atMost': longest(lists.GROUP_REQUESTS_PAGE, lists.OWN_GROUP_REQUESTS),
  'groupMemberships/list: atMost': longest(limits.GROUPS_PAGE_SIZE),
  'groupMemberships/list: atMost #2': roomy(200, lists.MEMBERS_PAGE_SIZE),
  'events/isEvent: title': text(eventInputSchema.entries.title),
  'events/isEvent: location': text(eventInputSchema.entries.location),
  'events/isEvent: description': text(eventInputSchema.entries.description),
  'events/isInBounds: start': same(limits.EVENT_DAYS_BACK),
  'events/isInBounds: start #2': same(limits.EVENT_DAYS_AHEAD),
  'events/isInBounds: end': same(limits.EVENT_DAYS_LONG),
  'shared/isPlaces: places': same(1),
  'shared/isPlaces: places #2': same(limits.MAX_PLACES),
  'eventSeries/isTimes: start': same(limits.EVENT_DAYS_BACK),
  'eventSeries/isTimes: start #2': same(limits.EVENT_DAYS_AHEAD),
  'eventSeries/isTimes: end': same(SERIES_DAYS_LONG),
  'eventSeries/isUntil: until': same(limits.EVENT_DAYS_AHEAD),
  'eventSeries/create: title': text(eventInputSchema.entries.title),
  'eventSeries/create: location': text(eventInputSchema.entries.location),
  'eventSeries/create: description': text(eventInputSchema.entries.description),
  'seriesChanges/isPart: title': text(eventInputSchema.entries.title),
  'seriesChanges/isPart: location': text(eventInputSchema.entries.location),
  'seriesChanges/isPart: description': text(eventInputSchema.entries.description),
  'seriesChanges/create: from': same(0),
  'seriesChanges/create: from #2': same(MAX_OCCURRENCES),
  'rsvps/list: atMost': roomy(200, lists.RSVPS_PAGE),
  'signUpLists/isAmounts: hasOnly': same(signUpLimits.MAX_SLOT_COUNT),
  'signUpLists/isSlots: n': same(1),
  'signUpLists/isSlots: n #2': same(signUpLimits.MAX_SLOTS),
  'signUpLists/isSlots: pattern': inner(unmovedSignUpListSchema.entries.slots.pipe[0].item.entries.label),
  'signUpLists/isSlots: pattern #2': inner(unmovedSignUpListSchema.entries.slots.pipe[0].item.entries.label),
  'signUpLists/isSlots: names': roomy(1_200, signUpLimits.MAX_SLOTS * UUID),
  'signUpLists/isList: title': text(unmovedSignUpListSchema.entries.title),
  'signUpLists/isList: description': text(unmovedSignUpListSchema.entries.description),
  'signUpLists/isInBounds: date': same(signUpLimits.LIST_DAYS_BACK),
  'signUpLists/isInBounds: date #2': same(limits.EVENT_DAYS_AHEAD),
  'signUpLists/list: atMost': longest(lists.SIGN_UP_LISTS_PAGE),
  'claims/list: atMost': roomy(200, lists.CLAIMS_PAGE),
  'announcements/isWritten: title': text(announcementInputSchema.entries.title),
  'announcements/isWritten: text': text(announcementInputSchema.entries.text),
  'announcements/list: atMost': roomy(20, lists.ANNOUNCEMENTS_PAGE),
  'reads/isRead: seen': same(1),
  'reads/isRead: acknowledged': same(0),
  'reads/list: atMost': longest(READERS_AT_ONCE),
  'events/list: atMost': longest(lists.EVENTS_PAGE, lists.ONGOING_PAGE),
  'settings/isHour: hour': same(0),
  'settings/isHour: hour #2': same(24),
  'devices/isPushEndpoint: pattern': same('a'.repeat(63).length),
  'devices/isPushEndpoint: pattern #2': same('a'.repeat(63).length),
  'devices/isPushEndpoint: pattern #3': same('65535'.length),
  'devices/isPushEndpoint: pattern #4': roomy(100, UUID),
  'devices/isPushEndpoint: url': same(MAX_ENDPOINT),
  'devices/isDevice: label': same(MAX_DEVICE_LABEL),
  'devices/list: atMost': longest(DEVICE_SLOTS.length),
  'hiddenItems/isItem: pattern': text(hiddenItemSchema.entries.targetId),
  'hiddenItems/isItem: label': same(limits.MAX_HIDDEN_LABEL),
  'hiddenItems/list: atMost': longest(lists.HIDDEN_ITEMS),
  'silenced/isSilence: pattern': text(idSchema),
  // A day more, as clocks differ.
  'silenced/isSilence: until': same(Math.max(...SILENCE_CHOICES.map(Number)) + 1),
  'photoWishes/list: atMost': longest(lists.PHOTO_WISHES),
  'photoWishes/create, update: text': text(photoWishInputSchema.entries.text),
  'reports/list: atMost': longest(lists.OWN_REPORTS),
  'moderationCases/list: atMost': longest(MAX_WAITING_CASES, lists.DECIDED_CASES, lists.EARLIER_CASES),
  'moderationNotices/list: atMost': longest(lists.NOTICES),
  'moderationLog/list: atMost': roomy(50, lists.LOG_PAGE),
  // A form asks for more than a length.
  'contactCards/isCard: phone': same(limits.MAX_PHONE),
  'contactCards/isCard: email': same(limits.MAX_EMAIL),
  'contactRequests/list: atMost': longest(lists.CONTACTS),
  'contactShares/list: atMost': longest(lists.CONTACTS),
  'invites/list: atMost': longest(lists.INVITE_LIMIT),
  'parentAssistantTips/list: atMost': longest(TIP_SETS_SHOWN),
  'parentAssistantFeedback/list: atMost': roomy(100, lists.ADMIN_PAGE),
  'formSubmissions/list: atMost': roomy(100, lists.ADMIN_PAGE),
  'stats/list: atMost': longest(lists.DAY_LIMIT),
};

const STORAGE: Record<string, Compare> = {
  // A uid is at most 128 characters, the time thirteen.
  'shared/ends: pattern': roomy(250, '--'.length + 128 + 13 + FILE_NAME),
  'proof-uploads/create: pattern': roomy(15, String(Date.now()).length),
  'proof-uploads/create: pattern #2': roomy(64, UUID),
  'proof-uploads/create: sized': (bound) => {
    const paper = (size: number) => Object.defineProperty(new File([], 'paper.pdf'), 'size', { value: size });
    expect(v.is(proofFileSchema, paper(bound))).toBe(true);
    expect(v.is(proofFileSchema, paper(bound + 1))).toBe(false);
  },
  // Width and height.
  'post-images/create: pattern': roomy(5, String(limits.MAX_IMAGE_SIDE).length),
  'post-images/create: pattern #2': roomy(5, String(limits.MAX_IMAGE_SIDE).length),
  'post-images/create: sized': same(limits.MAX_IMAGE_BYTES),
  'group-files/create: sized': same(groupLimits.MAX_GROUP_FILE_BYTES),
  // Unpacked, four bytes a pixel: packed it is always less.
  'profile-pictures/create: sized': roomy(1024 * 1024, limits.PROFILE_PICTURE_SIDE ** 2 * 4),
};

describe.each([
  ['firestore.rules', FIRESTORE],
  ['storage.rules', STORAGE],
])('the limits of %s', (file, ours) => {
  const { byName, unread } = boundsOf(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

  it('are all read, and each is compared with the client’s below', () => {
    expect(unread).toEqual([]);
    expect([...byName.keys()].sort()).toEqual(Object.keys(ours).sort());
  });

  test.each([...byName])('%s, %i, is the client’s', (name, bound) => ours[name]?.(bound));
});
