import { consoleCalls } from '#contract/console/calls.ts';
import { hourText } from '#contract/console/digest-hours.ts';
import type { DigestBody } from '#contract/console/own-sign-in.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { lastDayAfterChoice } from './digest-day.ts';
import { lockChoice, saveChoice } from './digests.sql.ts';

/** The operator's choice of the digest. */
export function digestRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(consoleCalls.chooseDigest, async ({ operator, body }) => {
    const { operatorId } = operator;
    if (operatorId === null) {
      return { refusal: { status: 409, error: 'The digest is sent to operators with an account.' } };
    }
    await chooseDigest(deps, { ...operator, operatorId }, body.hour);
    return null;
  });
}

/** Stores the hour at which an operator gets the digest, from the next such hour on; null for none. */
function chooseDigest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operator: Operator & { operatorId: string },
  hour: DigestBody['hour'],
): Promise<void> {
  const { operatorId } = operator;
  return inTransaction(db, async (tx) => {
    const { timeZone, lastDay, hour: before } = await lockChoice(tx, operatorId);
    const kept = hour === null ? lastDay : lastDayAfterChoice({ hour, timeZone, lastDay }, clock());
    await saveChoice(tx, operatorId, { hour, lastDay: kept });
    const about = { before: told(before), after: told(hour) };
    await recordAudit(tx, { by: operator, act: 'chose the digest', ...about, now: clock() });
  });
}

const told = (hour: number | null) => (hour === null ? 'none' : hourText(hour));
