/** Why a request to join can't be sent (product §8), by key of the messages under `problem`. */
export type JoinProblem =
  | 'invalidCode'
  | 'tooManyCodes'
  | 'schoolMissing'
  | 'schoolClosed'
  | 'notLoggedIn'
  | 'alreadyMember'
  | 'alreadyAsked'
  | 'cooldown'
  | 'tooMany'
  | 'nameOfSchool'
  | 'fileRefused'
  | 'unreached'
  | 'other';

/** Thrown before anything was sent. */
export class JoinError extends Error {
  constructor(
    readonly problem: JoinProblem,
    readonly school = '',
    /** When the next try makes sense, if the server says so. */
    readonly retryAt: Date | null = null,
  ) {
    super(problem);
    this.name = 'JoinError';
  }
}
