import { type Static, type TSchema, Type } from 'typebox';
import Value from 'typebox/value';

/**
 * The payload of each kind of job. A wing declares its kinds with their schemas in its `job-kinds.ts` and adds them
 * here; `server/jobs.ts` has their handlers, and does not compile while one is missing.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the wings fill it.
export interface JobPayloads {}

export type JobKind = keyof JobPayloads;

export type PayloadsOf<Kinds extends Record<string, TSchema>> = { [Kind in keyof Kinds]: Static<Kinds[Kind]> };

/** Work to be done soon and at least once, even if the process ends in between. */
export type NewJob<Kind extends JobKind = JobKind> = {
  [Each in Kind]: {
    kind: Each;
    payload: JobPayloads[Each];
    /** A second job with the same key is not added, even after the first one is done. */
    uniqueKey?: string;
    /** Whether it runs once more if the one with the same key is done. */
    isAgain?: boolean;
    /** Epoch ms; default: at once. */
    runAt?: number;
  };
}[Kind];

/** A job in the queue. */
export interface Job {
  id: string;
  kind: string;
  /** Null when any number of such jobs may be added. */
  uniqueKey: string | null;
  /** Not validated, because another version of this program may have stored it. */
  payload: unknown;
  /** Failed attempts so far. */
  attempts: number;
}

/** Why a retry is useless; `isTold`: the work list already has a row about it. */
export interface GivenUp {
  givenUp: string;
  isTold?: boolean;
}

/** Resolves when the job is done, rejects to have it retried. */
export type JobOutcome = Promise<void> | Promise<GivenUp | undefined>;

/** The handler of each kind. A job may run twice if the process ends at the wrong moment. */
export type JobHandlers = Record<string, (job: Job) => JobOutcome>;

/** ISO 8601. */
export const isoTime = Type.String();

/** The validated payload. Throws for another shape, so that the job is retried until somebody has looked at it. */
export function payloadOf<Schema extends TSchema>(schema: Schema, { kind, payload }: Job): Static<Schema> {
  if (!Value.Check(schema, payload)) throw new Error(`the payload is none of a job of kind ${kind}`);
  return payload;
}
