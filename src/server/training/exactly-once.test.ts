import { beforeEach, expect, it } from 'vitest';
import type { AddressParts } from '#contract/call-address.ts';
import { type Call, calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { trainingConsentVersion } from '#contract/limits.ts';
import type { EntriesPage, TrainingState } from '#contract/training.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestTrainee } from '#testing/server/trainee.ts';
import { faultyWalk } from '#testing/training/faults.ts';
import { useIndexedDB } from '#testing/training/indexed-db.ts';
import type { Account } from '#testing/training/model-account.ts';
import { randomOf } from '#training/run/random.ts';
import { type Answer, faultOf, type TrainingCalls } from '#web/training/store/training-calls.ts';

const { shop, trainee, call, listed } = useTestTrainee();

beforeEach(useIndexedDB);

const { numRuns, seed } = propertyRuns({ commit: 6, full: 200 });
/** Devices keep their own time, which passes while they train. */
const trainingLastsMs = 4 * dayMs;

/** The real server as the devices of one person see it. */
function accountOf(person: Person): Account {
  async function answer<Data>(
    row: Call,
    parts: Partial<AddressParts<Call>> = {},
    body?: object,
  ): Promise<Answer<Data>> {
    const { statusCode, body: text } = await call(row, parts as never, body, person);
    if (statusCode >= 300) return { fault: faultOf(statusCode) };
    return { data: (text === '' ? null : JSON.parse(text)) as Data };
  }
  const connect = (): TrainingCalls => ({
    readState: () => answer<TrainingState>(calls.readTraining),
    listEntries: (after) => answer<EntriesPage>(calls.listEntries, { query: { after: String(after) } } as never),
    add: (entries) => answer(calls.addEntries, {}, { entries }),
    erase: (id) => answer(calls.eraseEntry, { params: { id } } as never),
    eraseAll: () => answer(calls.eraseTraining),
    keepWhere: (where) => answer(calls.keepTrainingConsent, {}, { kept_where: where, version: trainingConsentVersion }),
    keepPause: (pause) => answer(calls.keepTrainingPause, {}, { pause }),
  });
  return { connect, entries: async () => (await listed(0, person)).map(({ entry }) => entry) };
}

it('whatever goes wrong on the way, the account and every device have each entry once', async () => {
  for (let run = 0; run < numRuns; run++) {
    const name = `${seed}/${run}`;
    const account = accountOf(await trainee(`walk-${run}@example.com`));
    const startAt = shop.deps.clock() - trainingLastsMs;
    const { made, ...ended } = await faultyWalk(account, randomOf(name), { name, startAt });
    const everywhere = { inAccount: made, shown: [made, made, made], stored: [made, made, made], unsaved: [0, 0, 0] };
    expect({ name, ...ended }).toEqual({ name, ...everywhere });
  }
});
