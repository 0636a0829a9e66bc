/** The invitation behind a link. */
export interface Invitation {
  invitedBy: string | null;
  /** ISO 8601. */
  openedAt: string;
}

export type EnrolStep = 'person' | 'password' | 'factor' | 'codes';

/** How far an operator has come with their enrolment. */
export interface Enrolment {
  /** Whether the session is that of a named operator; the console's own password begins without one. */
  isNamed: boolean;
  hasPassword: boolean;
  /** Whether they continue without a password, because a passkey needs none. */
  isWithoutPassword: boolean;
  /** Whether the recovery codes that came with the first factor are on screen. */
  hasCodes: boolean;
}

/** The next step. */
export function stepOf({ isNamed, hasPassword, isWithoutPassword, hasCodes }: Enrolment): EnrolStep {
  if (hasCodes) return 'codes';
  if (!isNamed) return 'person';
  return hasPassword || isWithoutPassword ? 'factor' : 'password';
}

export type Progress = 'done' | 'now' | 'later';

const order: readonly EnrolStep[] = ['person', 'password', 'factor', 'codes'];

/** The progress of one step while `present` is the current one. */
export function progressOf(step: EnrolStep, present: EnrolStep): Progress {
  const distance = order.indexOf(step) - order.indexOf(present);
  if (distance === 0) return 'now';
  return distance < 0 ? 'done' : 'later';
}
