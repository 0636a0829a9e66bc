import { type Static, Type } from 'typebox';
import { type MovementKind, movementKinds } from './revenue-names.ts';

/** A day in UTC, such as 2030-01-31. */
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
const Count = Type.Integer({ minimum: 0 });
/** Minor units of the currency in which the buyers pay. */
const Minor = Type.Integer();

const MovementName = Type.Unsafe<MovementKind>(Type.Union(movementKinds.map((name) => Type.Literal(name))));

/** Subscriptions, and their MRR. */
export const Mrr = Type.Object({ subscriptions: Count, minor: Minor });

/**
 * People whose charge failed, as in the list of subscribers, and their MRR. A failed first payment after a trial has no
 * MRR yet.
 */
export const AtRisk = Type.Object({ people: Count, first_payments: Count, minor: Minor });

/** The start and all movements add up to the end, to the minor unit. */
export const RevenueBridge = Type.Object({
  /** The currency in which the buyers pay (ISO 4217); each currency has a bridge of its own. */
  currency: Type.String(),
  from: Day,
  /** The last full day; the end is its end. */
  to: Day,
  start: Mrr,
  movements: Type.Array(Type.Object({ kind: MovementName, subscriptions: Count, minor: Minor })),
  end: Mrr,
});
export type RevenueBridge = Static<typeof RevenueBridge>;
