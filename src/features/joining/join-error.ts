/** Why a request to join can't be sent (product §8), by key of the messages under `problem`. */
export type JoinProblem =
  | 'invalidCode'
  | 'schoolMissing'
  | 'notLoggedIn'
  | 'alreadyMember'
  | 'alreadyAsked'
  | 'fileRefused'
  | 'unreached'
  | 'other';

/** Thrown before anything was sent. */
export class JoinError extends Error {
  constructor(
    readonly problem: JoinProblem,
    readonly school = '',
  ) {
    super(problem);
    this.name = 'JoinError';
  }
}
