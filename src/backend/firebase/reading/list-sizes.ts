/**
 * How much the lists of this adapter ask for at once, as far as no screen has to know it too. Rules let no list ask for
 * more than they name: scripts/rules-limits.test.ts compares.
 */

/** Posts read by one search. */
export const SEARCH_LIMIT = 50;
/** Events on a page, and those on a page that began before today: they stand before all others. */
export const EVENTS_PAGE = 50;
export const ONGOING_PAGE = 10;
/** Answers to one event on a page, for its host. */
export const RSVPS_PAGE = 100;
/** Sign-up lists on a page, and claims of one of them, for its host. */
export const SIGN_UP_LISTS_PAGE = 50;
export const CLAIMS_PAGE = 100;
/** Announcements of a school on a page. */
export const ANNOUNCEMENTS_PAGE = 10;
export const NOTIFICATIONS_PAGE = 20;
/**
 * Notifications marked in one batch. Not the number of the live list: the SDK would answer with what that list holds,
 * which is short while it waits for more.
 */
export const MARKED_AT_ONCE = 40;
/** Groups that one query may name. */
export const IDS_AT_ONCE = 30;
/** Members of one group on a page; each is an entry of the directory to read. */
export const MEMBERS_PAGE_SIZE = 30;
/** Requests to be let into a group on a page, and those of one's own. */
export const GROUP_REQUESTS_PAGE = 50;
export const OWN_GROUP_REQUESTS = 100;
/** Invites of one member that are listed. */
export const INVITE_LIMIT = 200;
/** Requests of their own that a parent sees. */
export const OWN_REQUESTS = 100;
/** Parents of one school, for admins of all, who may not ask again yet. */
export const COOLDOWNS = 100;

/** Decisions of one school read at once. */
export const DECISIONS = 10;
/** Changed names of one school, or for admins of all, read at once. */
export const NAME_CHANGES = 10;
/** Accounts, forms, feedback and entries of the audit log on a page. */
export const ADMIN_PAGE = 25;
/** Accounts read for each spelling of a word. */
export const STARTS = 25;
/** Entries of all directories read for one search. */
export const ENTRIES = 100;
/** Posts read at once for the newest ones by parents. */
export const POSTS_AT_ONCE = 50;
/** Posts of one batch: the rules look up the post and its entry for each, and may look up 20 documents in all. */
export const DELETED_AT_ONCE = 8;
/** Schools and codes read at once, until there are no more. */
export const SCHOOLS_AT_ONCE = 200;
/** Own reports and decisions about oneself that are listed. */
export const OWN_REPORTS = 50;
export const NOTICES = 50;
/** Entries of the moderation log, and decided cases, on a page. */
export const LOG_PAGE = 25;
export const DECIDED_CASES = 25;
/** Earlier cases of an author beside a new one. */
export const EARLIER_CASES = 20;
/** Items that one person may hide. */
export const HIDDEN_ITEMS = 500;
/** Requests for contact details, and cards given, of one parent. */
export const CONTACTS = 200;
/** Families of a school whose wishes are shown. */
export const PHOTO_WISHES = 200;
/** Days of one view of the statistics. */
export const DAY_LIMIT = 400;
