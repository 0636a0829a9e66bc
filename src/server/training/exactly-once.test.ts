import { beforeEach, expect, it } from 'vitest';
import type { AddressParts } from '#contract/api/call-address.ts';
import type { AnswerOf, Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import type { EntriesPage } from '#contract/training.ts';
import { trainingConsentVersion } from '#contract/training-consent.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestTrainee } from '#testing/server/trainee.ts';
import { faultyWalk } from '#testing/training/faults.ts';
import { useIndexedDB } from '#testing/training/indexed-db.ts';
import type { Account } from '#testing/training/model-account.ts';
import type { Entry } from '#training/entries/entry.ts';
import { randomOf } from '#training/run/random.ts';
import { type Answer, faultOf, pageSize, type TrainingCalls } from '#web/training/store/training-calls.ts';

const { shop, trainee, call } = useTestTrainee();
const { numRuns, seed } = propertyRuns({ commit: 3, full: 200 });
const hourMs = 60 * 60_000;

beforeEach(useIndexedDB);

it('whatever goes wrong on the way, the account has everything that was made once', { tags: 'long' }, async () => {
  for (let run = 0; run < numRuns; run++) {
    const name = `${seed}/${run}`;
    const person = await trainee(`run-${run}@example.com`);
    const { made, erased, inAccount, shown, unsaved } = await faultyWalk(accountOf(person), randomOf(name), name);
    expect({ name, inAccount }).toEqual({ name, inAccount: made });
    expect({ name, shown, unsaved }).toEqual({ name, shown: [made, made, made], unsaved: [0, 0, 0] });
    expect(inAccount.filter((id) => erased.includes(id))).toEqual([]);
  }
});

/** A person's account on the real server, as devices reach it. */
function accountOf(person: Person): Account {
  async function made<C extends Call>(
    row: C,
    parts: Partial<AddressParts<C>> = {},
    body?: object,
  ): Promise<Answer<AnswerOf<C>>> {
    const answer = await call(row, parts, body, person);
    const isGood = answer.statusCode < 300;
    return isGood
      ? { data: (answer.body === '' ? null : answer.json()) as AnswerOf<C> }
      : { fault: faultOf(answer.statusCode) };
  }
  const page = (after: number) =>
    made(calls.listEntries, { query: { after: String(after), limit: String(pageSize) } } as never);
  const connect = (): TrainingCalls => ({
    readState: () => made(calls.readTraining),
    listEntries: page,
    add(entries) {
      keepUp(entries);
      return made(calls.addEntries, {}, { entries });
    },
    erase: (id) => made(calls.eraseEntry, { params: { id } } as never),
    eraseAll: () => made(calls.eraseTraining),
    saveWhere: (kept_where) => made(calls.saveTrainingConsent, {}, { kept_where, version: trainingConsentVersion }),
    savePause: (pause) => made(calls.saveTrainingPause, {}, { pause }),
  });
  return {
    connect,
    async entries() {
      const answer = await page(0);
      if ('fault' in answer) throw new Error(answer.fault);
      return (answer.data as EntriesPage).entries.map(({ entry }) => entry);
    },
  };
}

/** The devices' days pass at the server, too; their clocks may be ahead of it by less than a day. */
function keepUp(entries: readonly Entry[]): void {
  const newest = Math.max(...entries.map(({ at }) => Date.parse(at)));
  const behind = newest - 20 * hourMs - shop.deps.clock();
  if (behind > 0) shop.deps.advance(behind);
}
