import type { HealthLine } from '#contract/console/overview.ts';
import { shareText } from '#contract/format-share.ts';
import type { AlertFacts } from '../alerts/alert-facts.ts';
import { limits } from '../alerts/alert-rules.ts';
import { durationText } from '../alerts/format-duration.ts';

export interface HealthFacts extends Pick<AlertFacts, 'now' | 'payments' | 'openWork' | 'mail' | 'work' | 'machine'> {
  notifications: { waiting: number; lastAt: number | null; today: number };
  unknownNames: number;
}

/** The state of each part of the system in words with its sign. */
export function healthLines(facts: HealthFacts): HealthLine[] {
  return [notifications(facts), mail(facts), jobs(facts), dataQuality(facts), provider(facts), backup(facts)];
}

function notifications({ now, notifications: { waiting, lastAt, today }, payments }: HealthFacts): HealthLine {
  const { oldestWaitingAt } = payments;
  const isLate = oldestWaitingAt !== null && now - oldestWaitingAt > limits.waitingMs;
  const last = lastAt === null ? 'None so far' : `Last one ${ago(now - lastAt)}`;
  const sign = isLate ? 'wrong' : waiting > 0 ? 'look' : 'fine';
  return { name: 'Notifications', sign, value: `${waiting} waiting`, note: `${last}, ${today} today` };
}

function mail({ now, mail: { failingSince, handedOver, refused } }: HealthFacts): HealthLine {
  const sent = handedOver + refused;
  const isRefused = refused >= limits.mailLeast && refused / sent > limits.mailRefused;
  const failing = failingSince !== null && `Nothing handed over for ${durationText(now - failingSince)}`;
  const refusals =
    refused === 0 ? 'None refused in 24 h' : `${refused} refused or back in 24 h, ${shareText(refused, sent, 2)}`;
  return {
    name: 'Mail',
    sign: failing ? 'wrong' : isRefused ? 'look' : 'fine',
    value: `${handedOver} of ${sent} sent`,
    note: failing || refusals,
  };
}

function jobs({ now, work: { oldestDueAt }, openWork }: HealthFacts): HealthLine {
  const givenUp = openWork['job given up'] ?? 0;
  const isLate = oldestDueAt !== null && now - oldestDueAt > limits.dueMs;
  return {
    name: 'Jobs',
    sign: isLate ? 'wrong' : givenUp > 0 ? 'look' : 'fine',
    value: `${givenUp} given up`,
    note: oldestDueAt === null ? 'Nothing is due' : `Oldest due ${ago(now - oldestDueAt)}`,
  };
}

function dataQuality({ unknownNames }: HealthFacts): HealthLine {
  return {
    name: 'Data quality',
    sign: unknownNames > 0 ? 'look' : 'fine',
    value: unknownNames === 1 ? '1 unknown name' : `${unknownNames} unknown names`,
    note: 'Events with a name nobody knows are set aside',
  };
}

function provider({ now, payments: { unavailableSince }, work: { comparedAt }, openWork }: HealthFacts): HealthLine {
  const differences = openWork['reconciliation difference'] ?? 0;
  const compared = comparedAt === null ? 'Books not compared yet' : `Books compared ${ago(now - comparedAt)}`;
  return {
    name: 'Paddle',
    sign: unavailableSince !== null ? 'wrong' : differences > 0 ? 'look' : 'fine',
    value: unavailableSince === null ? 'Answers' : `Away for ${durationText(now - unavailableSince)}`,
    note: `${compared}, ${differences === 1 ? '1 difference' : `${differences} differences`} open`,
  };
}

function backup({ now, machine: { backedUpAt } }: HealthFacts): HealthLine {
  if (backedUpAt === null) return { name: 'Backup', sign: 'off', value: 'None', note: 'No backup was ever made' };
  const age = now - backedUpAt;
  return {
    name: 'Backup',
    sign: age > limits.backupMs ? 'wrong' : 'fine',
    value: ago(age),
    note: 'One is due every 26 h',
  };
}

const ago = (ms: number) => `${durationText(Math.max(ms, 0))} ago`;
