import { createHash } from 'node:crypto';
import { addDays, subDays, subMinutes } from 'date-fns';
import type { PendingRequest } from '../../src/domain/entities/pending-request.ts';
import { newReferral, type Referral } from '../../src/domain/entities/referral.ts';
import type { InviteCode, School } from '../../src/domain/entities/school.ts';
import { newUser, type User } from '../../src/domain/entities/user.ts';
import { INVITE_CODE_GRANT_DAYS, MEMBER_CODE_SUFFIX, REFERRAL_THRESHOLD } from '../../src/domain/limits.ts';
import { countedClasses } from '../../src/domain/school-class.ts';
import { slugify } from '../../src/domain/slugs.ts';
import { CODE_ALPHABET } from '../../src/domain/slugs-and-codes.ts';
import { hereZone } from '../../src/domain/time-zone.ts';
import { emailOf, PEOPLE, type Person, type PersonKey, SCHOOLS, type SchoolKey } from './content.ts';
import { type Document, documents, memberOf, requestOf } from './store.ts';

/** The uid of a seeded account: letters alone, as real ones, for paths and ids are taken apart at hyphens. */
export const uidOf = (key: PersonKey): string => `seed${key}`;

/** Where the document of the seeded join request lies. */
export const proofPathOf = (key: PersonKey): string =>
  `proof-uploads/${uidOf(key)}-1700000000000-enrolment-letter.pdf`;

/** A member's own code. The suffix is derived from the account, so that it stays the same at every seed. */
function memberCode(key: PersonKey, school: SchoolKey): string {
  const { name, city } = SCHOOLS[school];
  const digest = createHash('sha256').update(`${key} ${school}`).digest();
  const suffix = [...digest.subarray(0, MEMBER_CODE_SUFFIX)].map(
    (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length],
  );
  return [slugify(name), slugify(city), suffix.join('')].join('-');
}

/** Code a person joined, or asks to join, a school with. */
function usedCode(person: Person, school: SchoolKey | undefined): string | null {
  if (!school) return null;
  return person.referredBy ? memberCode(person.referredBy, school) : SCHOOLS[school].code;
}

/** The account record of a seeded person. */
export function userOf(key: PersonKey, now: Date, picture: string | null): User {
  const person = PEOPLE[key];
  const wanted = person.waitsFor ? [...person.schools, person.waitsFor] : person.schools;
  const approved = person.schools.length > 0;
  return {
    ...newUser({ uid: uidOf(key), email: emailOf(person), firstName: person.first, lastName: person.last }),
    bio: person.bio ?? '',
    profilePicUrl: picture,
    children: [...person.children],
    schoolIds: wanted.map((school) => SCHOOLS[school].id),
    schools: wanted.map((school) => ({
      schoolId: SCHOOLS[school].id,
      schoolName: SCHOOLS[school].name,
    })),
    approvedSchools: person.schools.map((school) => SCHOOLS[school].id),
    approved,
    selectedSchoolId: wanted[0] ? SCHOOLS[wanted[0]].id : null,
    isAdmin: person.role === 'admin',
    isModerator: person.role !== undefined,
    lastLogin: subDays(now, 1),
    createdAt: subDays(now, 60),
    city: person.schools[0] ? SCHOOLS[person.schools[0]].city : null,
  };
}

/** The codes and referrals of a seeded person. */
function referralOf(key: PersonKey): Referral {
  const person = PEOPLE[key];
  const approved = person.schools.length > 0;
  const referralCount = Object.values(PEOPLE).filter(
    (other) => other.referredBy === key && other.schools.length > 0,
  ).length;
  return {
    ...newReferral(uidOf(key)),
    codes: Object.fromEntries(person.schools.map((school) => [SCHOOLS[school].id, memberCode(key, school)])),
    usedCode: approved ? usedCode(person, person.schools[0]) : null,
    approved,
    referredByUserId: approved && person.referredBy ? uidOf(person.referredBy) : null,
    referralCount,
    rewardEligible: referralCount >= REFERRAL_THRESHOLD,
  };
}

/** Account, referrals, directory entries and codes of one person, or the request that waits. */
export function personDocuments(key: PersonKey, user: User, now: Date): Document[] {
  const person = PEOPLE[key];
  const joinedAt = subDays(now, 50);
  const perSchool = person.schools.flatMap((school) => [
    documents.member(SCHOOLS[school].id, memberOf(user, joinedAt)),
    documents.inviteCode(codeOf(school, memberCode(key, school), uidOf(key), joinedAt)),
  ]);
  const request = person.waitsFor ? requestDocuments(key, user, person.waitsFor, now) : [];
  return [documents.user(user), documents.referral(referralOf(key)), ...perSchool, ...request];
}

/** The schools with their own codes and the classes of their directories. */
export function schoolDocuments(now: Date): Document[] {
  const createdAt = subDays(now, 90);
  return (Object.keys(SCHOOLS) as SchoolKey[]).flatMap((key) => {
    const { code, ...facts } = SCHOOLS[key];
    // Where this machine is, whose hours those of the events are.
    const school: School = { ...facts, timeZone: hereZone(), createdAt };
    const parents = Object.values(PEOPLE).filter(({ schools }) => schools.includes(key));
    return [
      documents.school(school),
      documents.inviteCode(codeOf(key, code, null, createdAt)),
      documents.classes(school.id, { classes: countedClasses(parents) }),
    ];
  });
}

function codeOf(school: SchoolKey, code: string, userId: string | null, createdAt: Date): InviteCode {
  const { id, name, city } = SCHOOLS[school];
  const createdBy = userId ? 'user' : uidOf('admin');
  return { code, userId, schoolId: id, schoolName: name, cityName: city, createdBy, createdAt };
}

/** A request that waits, and the look-up of its code before it. */
function requestDocuments(key: PersonKey, user: User, school: SchoolKey, now: Date): Document[] {
  const person = PEOPLE[key];
  const code = usedCode(person, school);
  const grantedAt = subMinutes(now, 45);
  const grant = {
    userId: user.uid,
    schoolId: SCHOOLS[school].id,
    inviterId: person.referredBy ? uidOf(person.referredBy) : null,
    grantedAt,
    validUntil: addDays(grantedAt, INVITE_CODE_GRANT_DAYS),
    expiresAt: addDays(grantedAt, 180),
  };
  const request: PendingRequest = requestOf(user, SCHOOLS[school], {
    inviteCode: code,
    proofPath: proofPathOf(key),
    requestedAt: subMinutes(now, 40),
  });
  return [
    documents.pendingRequest(request),
    ...(code === null ? [] : [documents.inviteCodeGrant({ ...grant, code })]),
  ];
}
