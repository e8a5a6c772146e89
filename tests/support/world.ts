import { randomBytes } from 'node:crypto';
import type { Admin } from '../../scripts/seed/admin.ts';
import { documents, memberOf, storeFile, write } from '../../scripts/seed/store.ts';
import { newReferral, type Referral } from '../../src/domain/entities/referral.ts';
import { type InviteCode, newInviteCode, newSchool, type School } from '../../src/domain/entities/school.ts';
import { newUser, type User } from '../../src/domain/entities/user.ts';
import { slugify } from '../../src/domain/slugs.ts';

/** A school of one test, with the code to join it. */
export interface TestSchool extends School {
  code: string;
}

/** An account of one test that can sign in. */
export interface TestUser extends User {
  password: string;
}

type Wishes = Partial<Omit<User, 'schools' | 'schoolIds' | 'approvedSchools' | 'approved'>>;

const PASSWORD = 'a-test-password';
/** Letters alone: names have no digits, and chance would make telephone numbers of them, about which the app asks. */
const unique = () =>
  randomBytes(4)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/**
 * Makes the people and schools of one test, past the rules. Every test has its own, so that tests run side by side
 * and never see each other's data.
 */
export class World {
  readonly admin: Admin;
  #schools: string[] = [];

  constructor(admin: Admin) {
    this.admin = admin;
  }

  /** A new school with its code. */
  async school(name = `School ${unique()}`, city = 'Testville'): Promise<TestSchool> {
    const id = `school-${unique()}`;
    const now = new Date();
    const slug = `${slugify(name)}-${unique()}`;
    const school: School = {
      ...newSchool({ slug, name, city, timeZone: 'America/Los_Angeles' }),
      id,
      createdAt: now,
    };
    const code: InviteCode = {
      ...newInviteCode(`${slug}-abc`, school, { userId: null, createdBy: 'test' }),
      createdAt: now,
    };
    this.#schools.push(id);
    await write(this.admin.db, [documents.school(school), documents.inviteCode(code)]);
    return { ...school, code: code.code };
  }

  /** Closes the schools made until now: the console lists all there are, and would grow with every test. */
  async closeSchools(): Promise<void> {
    const closed = this.#schools.splice(0);
    await Promise.all(closed.map((id) => this.admin.db.doc(`schools/${id}`).delete()));
  }

  /** An account with a user record and no school. */
  async newcomer(wishes: Wishes = {}): Promise<TestUser> {
    return this.#create([], wishes);
  }

  /** An approved member of these schools. */
  async member(schools: School | readonly School[], wishes: Wishes = {}): Promise<TestUser> {
    return this.#create([schools].flat(), wishes);
  }

  /** A member who reviews requests. */
  async moderator(schools: School | readonly School[], wishes: Wishes = {}): Promise<TestUser> {
    return this.#create([schools].flat(), { ...wishes, isModerator: true });
  }

  /** An address nobody has. */
  freshEmail(name = 'person'): string {
    return `${name}-${unique()}@schoolgate.test`;
  }

  async #create(schools: readonly School[], wishes: Wishes): Promise<TestUser> {
    const id = unique();
    const names = { firstName: 'Test', lastName: `Person-${id}` };
    const base = { ...names, email: `person-${id}@schoolgate.test` };
    const user: User = {
      ...newUser({ uid: wishes.uid ?? `user${id}`, ...base }),
      createdAt: new Date(),
      schoolIds: schools.map((school) => school.id),
      schools: schools.map((school) => ({ schoolId: school.id, schoolName: school.name })),
      approvedSchools: schools.map((school) => school.id),
      approved: schools.length > 0,
      selectedSchoolId: schools[0]?.id ?? null,
      city: schools[0]?.city ?? null,
      ...wishes,
    };
    const displayName = `${user.firstName} ${user.lastName}`;
    await this.admin.auth.createUser({
      uid: user.uid,
      email: user.email,
      emailVerified: true,
      password: PASSWORD,
      displayName,
    });
    const entries = schools.map((school) => documents.member(school.id, memberOf(user, new Date())));
    await write(this.admin.db, [documents.user(user), ...entries]);
    return { ...user, password: PASSWORD };
  }

  /** What functions write of an account's codes and referrals. */
  async referral(uid: string, wishes: Partial<Referral>): Promise<void> {
    await write(this.admin.db, [documents.referral({ ...newReferral(uid), ...wishes })]);
  }

  /** What a document holds, or null. */
  async data(path: string): Promise<FirebaseFirestore.DocumentData | null> {
    return (await this.admin.db.doc(path).get()).data() ?? null;
  }

  /** Stored files below a path, such as `proof-uploads/{uid}`. */
  async files(prefix: string): Promise<string[]> {
    const [files] = await this.admin.bucket.getFiles({ prefix });
    return files.map((file) => file.name);
  }

  /** Stores a file and returns its address. */
  storeFile(file: Parameters<typeof storeFile>[2]): Promise<string> {
    return storeFile(this.admin.bucket, this.admin.storageOrigin, file);
  }
}
