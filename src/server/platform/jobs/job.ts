import { type Static, type TSchema, Type } from 'typebox';
import Value from 'typebox/value';

/**
 * What each kind of job carries. A wing declares the kinds that it takes on in its `job-kinds.ts`, with their schemas, and
 * adds them here; `server/jobs.ts` says who does each, and does not compile while one is missing.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the wings fill it.
export interface JobPayloads {}

export type JobKind = keyof JobPayloads;

export type PayloadsOf<Kinds extends Record<string, TSchema>> = { [Kind in keyof Kinds]: Static<Kinds[Kind]> };

/** Work to be done soon, at least once, also when the process ends in between. */
export type NewJob<Kind extends JobKind = JobKind> = {
  [Each in Kind]: {
    kind: Each;
    payload: JobPayloads[Each];
    /** A second job of the same key is not taken on, not even after the first one is done. */
    uniqueKey?: string;
    /** Epoch ms; default: at once. */
    runAt?: number;
  };
}[Kind];

/** A job that has been taken on. */
export interface Job {
  id: string;
  kind: string;
  /** Null when any number of its like may be taken on. */
  uniqueKey: string | null;
  /** As it was stored, maybe by another version of this program. */
  payload: unknown;
  /** How often it failed so far. */
  attempts: number;
}

/** Of a job that is done. It rejects to have it tried again later; `givenUp` says why trying again is of no use. */
export type JobOutcome = Promise<void> | Promise<{ givenUp: string } | undefined>;

/** What does which kind of job. A job may be done twice, when the process ends at the wrong moment. */
export type JobHandlers = Record<string, (job: Job) => JobOutcome>;

/** ISO 8601. */
export const isoTime = Type.String();

/** The job's payload, when it is one of its kind. A job of another shape is tried again, until somebody has looked. */
export function payloadOf<Schema extends TSchema>(schema: Schema, { kind, payload }: Job): Static<Schema> {
  if (!Value.Check(schema, payload)) throw new Error(`the payload is none of a job of kind ${kind}`);
  return payload;
}
