import type { ConsoleAct } from '#contract/console/acts.ts';

/** The acts of the audit that the team should know of, and the alert's words for one or several of them. */
const titles = {
  'invited an operator': ['An operator was invited', 'operators were invited'],
  'changed a role': ['A role was changed', 'roles were changed'],
  'added a sign-in': ['A sign-in was added', 'sign-ins were added'],
  'signed in': ['Sign-in from a new network', 'sign-ins from new networks'],
} as const satisfies Partial<Record<ConsoleAct, readonly [one: string, several: string]>>;
export type WatchedAct = keyof typeof titles;

export interface SecurityEvent {
  /** The entry's position in the audit. */
  position: number;
  act: WatchedAct;
  /** Null for the console's own password. */
  operatorId: string | null;
  name: string;
  /** Epoch ms. */
  at: number;
}

/** Acts of one operator in one go, reported by one alert. */
export interface Happening {
  /** The position of its first act, so that it stays the same while the happening goes on. */
  position: number;
  title: string;
  sentence: string;
  /** The operator who did it and gets no alert; null when it may have been somebody else. */
  causedBy: string | null;
}

/** Acts of one kind by one operator belong together when less than this lies between them. */
const apartMs = 60 * 60_000;

/**
 * The happenings that went on at `since` (epoch ms) or later.
 * @param events the oldest first, also those of some time before
 */
export function happeningsOf(events: readonly SecurityEvent[], since: number): Happening[] {
  const groups: SecurityEvent[][] = [];
  for (const event of events) {
    const group = groups.find(([first]) => first!.act === event.act && first!.operatorId === event.operatorId);
    if (group !== undefined && event.at - group.at(-1)!.at < apartMs) group.push(event);
    else groups.unshift([event]);
  }
  return groups
    .filter((group) => group.at(-1)!.at >= since)
    .map(happeningOf)
    .sort((a, b) => b.position - a.position);
}

function happeningOf(group: readonly SecurityEvent[]): Happening {
  const [first] = group;
  const { position, act, operatorId, name, at } = first!;
  const [one, several] = titles[act];
  return {
    position,
    title: group.length === 1 ? one : `${group.length} ${several}`,
    sentence: `By ${name}, ${spanText(at, group.at(-1)!.at)} UTC.`,
    causedBy: act === 'signed in' ? null : operatorId,
  };
}

function spanText(from: number, to: number): string {
  const [first, last] = [from, to].map((at) => new Date(at).toISOString().slice(0, 16).replace('T', ' '));
  if (first === last) return first!;
  return `${first} to ${first!.slice(0, 10) === last!.slice(0, 10) ? last!.slice(11) : last}`;
}
