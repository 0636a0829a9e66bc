import type { WorkKind } from '#contract/console/work-kinds.ts';
import type { ChargebackFigures } from '#statistics/chargeback-marks.ts';
import type { Happening } from './happenings.ts';

/** The facts by which the rules decide, as of one moment. Times are epoch ms; null where a fact is unknown. */
export interface AlertFacts {
  now: number;
  payments: {
    /** When the oldest notification arrived that could not be applied yet. */
    oldestWaitingAt: number | null;
    unsignedIn10Min: number;
    missedInDay: number;
    unavailableSince: number | null;
    /** Buyers who found no place among our calls to Paddle. */
    turnedAwayInHour: number;
  };
  money: {
    oldestOwedAt: number | null;
    owed: number;
    /** Of this calendar month (UTC), by number of payments. */
    /** Of this month. */
    chargebacks: ChargebackFigures;
    /** Payments that failed in the last 24 hours, and a day's mean of the four weeks before; null while they are not over. */
    failed: { inDay: number; usual: number | null };
  };
  /** Open rows of the work list. */
  openWork: Partial<Record<WorkKind, number>>;
  mail: {
    failingSince: number | null;
    /** Of the last 24 hours. */
    handedOver: number;
    refused: number;
    complaints: number;
    /** Reports of failed deliveries that could not be read. */
    putAside: number;
  };
  work: {
    /** Since when pages cannot be drawn with what is published; null when they can. */
    unrenderedSince: number | null;
    oldestDueAt: number | null;
    /** When our books were last compared with the provider's; null before the first time. */
    comparedAt: number | null;
  };
  machine: {
    /** The storage alarms of disk and database. */
    storage: readonly { what: string; sentence: string }[];
    /** Null: no backups are made. */
    backedUpAt: number | null;
    /** Null: this site has no certificate of its own. */
    certificateEndsAt: number | null;
    /** How far our clock is from the database's, in ms; never below 0. */
    clockOffMs: number;
    /** The parts that are reachable on a public address and must not be, in words. */
    exposed: readonly string[];
  };
  security: {
    /** Acts of operators in the last 24 hours that the team should know of. */
    happenings: readonly Happening[];
    /** In the last hour. */
    refusedSignIns: number;
  };
}
