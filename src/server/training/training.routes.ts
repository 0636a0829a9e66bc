import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { brand } from '#contract/brand.ts';
import { calls } from '#contract/calls.ts';
import { trialsCsvHead, trialsCsvLines } from '#contract/trials-csv.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { addEntries } from './add-entries.ts';
import { eraseEntry, eraseTraining, saveConsent, savePause } from './change-training.ts';
import { isEntryId } from './check-entry.ts';
import { listEntries } from './entries.sql.ts';
import { readTraining } from './read-training.ts';
import { saveGift } from './save-gift.ts';
import { trainingLimit } from './training-limit.ts';
import { keptRuns } from './trials.sql.ts';

/** Fifty entries as a device makes them are far smaller. */
const bodyLimit = 256 * 1024;
const mostInAPage = 200;

/**
 * Never 401 without a plan, because that would sign people out of training that they may still read, export and erase.
 */
const accessHasEnded: Refusal<403> = {
  refusal: { status: 403, error: 'Your plan has ended. What was made before its end is taken for 30 days.' },
};

/** The calls of training (training.md § 5.2). Reading, exporting, pausing and erasing do not depend on a plan. */
export function trainingRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock' | 'wallClock'>): void {
  const write = { limit: trainingLimit(deps, 'write') };

  route(calls.readTraining, ({ user }) => readTraining(deps, user.id));

  route(
    calls.addEntries,
    async ({ user, body }) => {
      const outcome = await addEntries(deps, user.id, body.entries);
      return 'accepted' in outcome ? outcome : accessHasEnded;
    },
    { ...write, bodyLimit, checksTexts: true },
  );

  route(calls.listEntries, async ({ user, query: { after = '0', limit, trials } }) => {
    const page = Math.min(Number(limit ?? mostInAPage), mostInAPage);
    return { entries: await listEntries(deps.db, user.id, { after, limit: page, withTrials: trials === '1' }) };
  });

  route(
    calls.eraseEntry,
    async ({ user, params: { id } }) => {
      if (!isEntryId(id)) return { refusal: { status: 400, error: 'This is no id of an entry.' } };
      await eraseEntry(deps, user.id, id);
      return null;
    },
    write,
  );

  route(
    calls.eraseTraining,
    async ({ user }) => {
      await eraseTraining(deps, user.id);
      return null;
    },
    write,
  );

  route(
    calls.exportTrials,
    async ({ user }, reply) => {
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${brand.toLowerCase()}-my-rounds.csv"`);
      return Readable.from(exportTrials(deps.db, user.id));
    },
    { limit: trainingLimit(deps, 'export') },
  );

  route(
    calls.saveTrainingConsent,
    async ({ user, body }) => {
      await saveConsent(deps, user.id, body);
      return readTraining(deps, user.id);
    },
    write,
  );

  route(
    calls.saveTrainingPause,
    async ({ user, body: { pause } }) => {
      const outcome = await savePause(deps, user.id, pause);
      if (outcome !== 'kept')
        return { refusal: { status: 400, error: 'A pause ends on the day it begins, or later.' } };
      return readTraining(deps, user.id);
    },
    write,
  );

  route(
    calls.giveSeries,
    async ({ user, body: { series } }) => {
      const outcome = await saveGift(deps, user.id, series);
      return typeof outcome === 'string' ? { outcome } : { refusal: { status: 400, error: outcome.fault } };
    },
    { limit: trainingLimit(deps, 'gift'), bodyLimit },
  );
}

/** All stored trials of a person as CSV, one line each; streamed, because there may be many. */
async function* exportTrials(db: Kysely<Schema>, userId: string): AsyncGenerator<string> {
  // Spreadsheets read a table without a byte order mark in the system's old character set.
  yield `\ufeff${trialsCsvHead()}`;
  for await (const runs of keptRuns(db, userId)) {
    yield trialsCsvLines(runs.map((run) => ({ ...run, at: run.at.toISOString() })));
  }
}
