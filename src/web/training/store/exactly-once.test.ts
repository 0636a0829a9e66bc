import { beforeEach, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { faultyWalk } from '#testing/training/faults.ts';
import { useIndexedDB } from '#testing/training/indexed-db.ts';
import { modelAccount } from '#testing/training/model-account.ts';
import { randomOf } from '#training/run/random.ts';

beforeEach(useIndexedDB);

const { numRuns, seed } = propertyRuns({ commit: 30, full: 200 });
const consent = { kept_where: 'account', version: '1' } as const;

it('whatever goes wrong, the account and every device end with everything that was made, once each', async () => {
  for (let run = 0; run < numRuns; run++) {
    const name = `${seed}/${run}`;
    const { made, erased, inAccount, shown, stored, unsaved } = await faultyWalk(
      modelAccount({ consent }),
      randomOf(name),
      name,
    );
    expect({ name, inAccount }).toEqual({ name, inAccount: made });
    expect({ name, shown, stored, unsaved }).toEqual({
      name,
      shown: [made, made, made],
      stored: [made, made, made],
      unsaved: [0, 0, 0],
    });
    expect(inAccount.filter((id) => erased.includes(id))).toEqual([]);
  }
});
