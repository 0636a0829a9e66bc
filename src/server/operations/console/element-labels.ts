import {
  countedDays,
  type ElementCounts,
  type ElementLabelBody,
  type ElementRule,
} from '#contract/console/element-label.ts';
import { dayMs } from '#contract/day.ts';
import type { OpenPage } from '#contract/open-pages.ts';
import { askTogether } from '#server/analytics/report/questions.sql.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { countNamedEvents, countPresses, type RuleCount } from './element-counts.sql.ts';
import { compareLabels, insertLabel, lockLabels, markRemoved } from './element-labels.sql.ts';
import { createSelectorToken } from './selector-tokens.sql.ts';

/** The counts of the last 28 days, one for each rule, in order; 'too slow' when there are too many events. */
export async function countElements(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rules: readonly ElementRule[],
): Promise<ElementCounts[] | 'too slow'> {
  const since = clock() - countedDays * dayMs;
  const answers = await askTogether(db, {
    presses: countPresses(rules, since),
    events: countNamedEvents(rules, since),
  });
  if (answers === 'too slow') return answers;
  const { presses, events } = answers;
  return rules.map(({ event }, place) => ({
    presses: countAt(presses, place),
    event: event === null ? null : countAt(events, place),
  }));
}

function countAt(counts: readonly RuleCount[], place: number) {
  const { times = 0, people = 0 } = counts.find((count) => count.place === place) ?? {};
  return { times, people };
}

/** Makes a token that opens a page once; null when the operator's session has ended. */
export function openSelector(
  { db, clock, wallClock }: Pick<Deps, 'db' | 'clock' | 'wallClock'>,
  operator: Operator,
  page: OpenPage,
): Promise<{ token: string; expiresAt: number } | null> {
  return inTransaction(db, async (tx) => {
    const made = await createSelectorToken(tx, operator.tokenHash, page, wallClock());
    if (made === null) return null;
    await recordAudit(tx, { by: operator, act: 'opened the visual selector', subject: page, now: clock() });
    return made;
  });
}

/**
 * Stores a label, unless another one has its name or its element, or there are `most` already.
 * @returns its id, or why it is refused
 */
export function saveLabel(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  label: ElementLabelBody,
  operator: Operator,
  most: number,
): Promise<{ id: string } | { refused: 'name' | 'element' | 'too many' }> {
  return inTransaction(db, async (tx) => {
    await lockLabels(tx);
    const now = clock();
    const entry = { by: operator, act: 'named an element', subject: label.name, after: label.page, now } as const;
    const refused = whyRefused(await compareLabels(tx, label), most);
    await recordAudit(tx, refused === null ? entry : { ...entry, outcome: 'refused' });
    return refused === null ? { id: await insertLabel(tx, label, { who: nameOf(operator), now }) } : { refused };
  });
}

function whyRefused(others: Awaited<ReturnType<typeof compareLabels>>, most: number) {
  if (others.some(({ hasName }) => hasName)) return 'name';
  if (others.some(({ hasElement }) => hasElement)) return 'element';
  return others.length >= most ? 'too many' : null;
}

/** Removes a label from the list; does nothing when it is already removed. */
export async function removeLabel(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  operator: Operator,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock();
    const name = await markRemoved(tx, id, { who: nameOf(operator), now });
    if (name !== null) await recordAudit(tx, { by: operator, act: 'removed a name', subject: name, now });
  });
}

/**
 * Sessions of the console's own password have no operator, so a label names the session, with too little of its hash to
 * find the token.
 */
function nameOf({ operatorId, name, tokenHash }: Operator): string {
  return operatorId === null ? `session ${tokenHash.toString('hex').slice(0, 6)}` : name;
}
