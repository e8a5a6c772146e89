/**
 * Business constants (product §9) and the sizes that rules, functions and forms enforce alike:
 * scripts/rules-limits.test.ts compares them with the numbers in both rules files.
 */

/** Posts per feed page (product §9). */
export const FEED_PAGE_SIZE = 10;
/** Members per directory page. */
export const DIRECTORY_PAGE_SIZE = 24;
/** Groups of one's own that are looked through for another parent. */
export const SHARED_GROUPS = 8;
/** Members of a class read at once: all of it, as good as always, so that it can be sorted by child. */
export const CLASS_PAGE_SIZE = 100;
/** Groups of a school, and memberships of a user, read at once. */
export const GROUPS_PAGE_SIZE = 100;
/** Unread notifications watched; with so many the bell says "50+". */
export const MAX_UNREAD_WATCHED = 50;
/** Upper bound of the feed's age when no live listener runs, in milliseconds (product §9). */
export const FEED_REFRESH_MS = 30_000;
/** How long a deep-linked post stays highlighted, in milliseconds (product §9). */
export const HIGHLIGHT_MS = 2_000;
/** Alerts and success messages clear after this time, in milliseconds (product §9). */
export const MESSAGE_MS = 5_000;
/** "Marked as read" notice, in milliseconds (product §9). */
export const MARK_READ_NOTICE_MS = 3_000;
/** Name read-back after sign-up: tries and their distance in milliseconds (product §4.1). */
export const NAME_READ_BACK_TRIES = 5;
export const NAME_READ_BACK_MS = 300;

/** Joined invitees that make a member eligible for the reward (product §4.5). */
export const REFERRAL_THRESHOLD = 3;
/** The gift card's worth in US dollars (product §1). */
export const REWARD_DOLLARS = 20;
/** Random characters at the end of a member's and of a school's invite code (product §9). */
export const MEMBER_CODE_SUFFIX = 5;
export const SCHOOL_CODE_SUFFIX = 3;
/** Days in which an account may ask to join with a code that it has looked up. */
export const INVITE_CODE_GRANT_DAYS = 30;

/** Days in which a member may change their name twice. */
export const NAME_CHANGE_DAYS = 30;
/** Days since the last login within which a user counts as active (product §9). */
export const ACTIVE_DAYS = 7;
/** Previews, in characters (product §9). */
export const EVENT_TITLE_PREVIEW = 50;
export const ADMIN_POST_PREVIEW = 100;
export const PROFILE_POST_PREVIEW = 80;
export const PROFILE_POSTS = 5;
export const ADMIN_RECENT_POSTS = 15;

/** Text lengths, in characters. */
export const MAX_NAME = 80;
export const MAX_EMAIL = 254;
export const MAX_BIO = 1_000;
export const MAX_CHILDREN = 12;
export const MAX_GRADE = 40;
export const MAX_POST = 5_000;
export const MAX_COMMENT = 2_000;
/** Pictures of one post, and the words that say what is seen on one. */
export const MAX_POST_IMAGES = 6;
export const MAX_ALT_TEXT = 200;
/** Options of a poll, and the letters of one. */
export const MIN_POLL_OPTIONS = 2;
export const MAX_POLL_OPTIONS = 8;
export const MAX_POLL_OPTION = 80;
/** A poll ends at most so many days ahead. */
export const POLL_DAYS = 60;
/** From so many voters on a poll says how many have chosen what: of one or two it would tell who. */
export const POLL_FLOOR = 3;
/** Members whom one text calls by name. */
export const MAX_MENTIONS = 10;
export const MAX_NOTE = 500;
export const MAX_SCHOOL_NAME = 120;
export const MAX_CITY = 80;
export const MAX_GROUP_NAME = 80;
export const MAX_DESCRIPTION = 2_000;
export const MAX_EVENT_TITLE = 120;
export const MAX_LOCATION = 200;
export const MAX_CODE = 200;
export const MAX_FORM_MESSAGE = 4_000;
/** Also the policy to set in Firebase Auth, which by itself refuses only what is shorter than 6 (docs/operations.md §1). */
export const MIN_PASSWORD = 8;
/** Room for any sentence; what is longer only costs time. */
export const MAX_PASSWORD = 200;
/** Days until somebody who was rejected or removed may ask the school again. */
export const JOIN_COOLDOWN_DAYS = 7;
/** Requests of one person within so many days. */
export const MAX_JOIN_REQUESTS = 5;
export const JOIN_REQUEST_DAYS = 7;
/** Schools one user may belong to or ask for. */
export const MAX_SCHOOLS = 20;

/** An event begins from so many days ago to so many ahead (a year, three years), and lasts at most so many. */
export const EVENT_DAYS_BACK = 365;
export const EVENT_DAYS_AHEAD = 1_096;
export const EVENT_DAYS_LONG = 60;
/** Places of an event: more parents and children than any school has. */
export const MAX_PLACES = 5_000;
/** Faces of parents who are going that an event carries. */
export const RSVP_FACES = 5;

/** How old the sign-in may be by which staff change roles, remove members and look at many documents. */
export const RECENT_SIGN_IN_MINUTES = 30;
/** Documents that a reviewer may look at in a day without a recent sign-in. */
export const PROOF_VIEWS_BEFORE_SIGN_IN = 10;

/** Search tokens stored with a post (product §3.1) and with a directory entry. */
export const MAX_SEARCH_TOKENS = 300;
/** Former texts of a post or a comment that are read at once, the newest. */
export const REVISIONS_PAGE_SIZE = 50;
/** Newest comments kept on the post as a preview (product §3.1). */
export const COMMENT_PREVIEW = 2;

/** Community rules of a school, reports and what is said about them (product §4.11). */
export const MAX_RULES = 20;
export const MAX_RULE_TITLE = 80;
export const MAX_RULE_TEXT = 500;
export const MAX_MODERATION_WORDS = 1_000;
export const MAX_SAFETY_CONTACTS = 5;
export const MAX_PHONE = 40;
export const MAX_ASKED_WORDS = 100;
export const MAX_ASKED_WORD = 40;
export const MAX_PHOTO_WISH = 200;
export const MAX_HIDDEN_LABEL = 100;
/** Days in which a member's links are asked about before they are posted. */
export const NEW_MEMBER_DAYS = 7;

/** Days until an account is deleted whose parent has asked for it (product §4.12). */
export const DELETION_DAYS = 7;
/** Hours for which a copy of one's data can be fetched. */
export const EXPORT_HOURS = 24;
/** Days for which the document of a request is kept at most, also where nobody decides. */
export const MAX_PROOF_DAYS = 30;
/** Days until an archived school is deleted whose deletion an admin has asked for. */
export const SCHOOL_DELETION_DAYS = 7;

/** Upload sizes, in bytes. */
export const MAX_PROOF_BYTES = 10 * 1024 * 1024;
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Longest side of an uploaded picture, in pixels (product §5), and of a profile picture. */
export const MAX_IMAGE_SIDE = 1_600;
export const PROFILE_PICTURE_SIDE = 512;
/** Accepted proof documents by extension (product §5). */
export const PROOF_TYPES = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const;
/**
 * A document may be a photo from a phone, of 64 megapixels at most, which takes 256 MB where it is shown; phones put
 * more than the picture behind its end.
 */
export const PROOF_BOUNDS = {
  maxSide: 20_000,
  maxPixels: 64_000_000,
  maxExtra: 4_000_000,
  mayTrail: true,
} as const;
