/** How somebody came by a link. */
export interface Invitation {
  invitedBy: string | null;
  /** ISO 8601. */
  openedAt: string;
}

export type EnrolStep = 'person' | 'password' | 'factor' | 'codes';

/** How far somebody has come with their sign-in. */
export interface Enrolment {
  /** Whether the session is that of a named operator; the console's own password begins without one. */
  isNamed: boolean;
  hasPassword: boolean;
  /** They go on without a password: a passkey needs none. */
  isWithoutPassword: boolean;
  /** The recovery codes that came with the first factor are on screen. */
  hasCodes: boolean;
}

/** What comes next. */
export function stepOf({ isNamed, hasPassword, isWithoutPassword, hasCodes }: Enrolment): EnrolStep {
  if (hasCodes) return 'codes';
  if (!isNamed) return 'person';
  return hasPassword || isWithoutPassword ? 'factor' : 'password';
}

export type Progress = 'done' | 'now' | 'later';

const order: readonly EnrolStep[] = ['person', 'password', 'factor', 'codes'];

/** How far one step is while another is the present one. */
export function progressOf(step: EnrolStep, present: EnrolStep): Progress {
  const distance = order.indexOf(step) - order.indexOf(present);
  if (distance === 0) return 'now';
  return distance < 0 ? 'done' : 'later';
}
