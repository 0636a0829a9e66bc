import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { countGifts, type RefittedNoise, readGifts, readNoise, replaceNoise } from '#server/training/gifts.sql.ts';
import { giftNames } from '#training/progress/gift.ts';
import { firstNoise } from '#training/progress/noise-table.ts';
import { fewestGifts, refittedNoise } from '#training/progress/refit-noise.ts';
import { type Command, type CommandOutcome, type OperatorDeps, readArguments, wrongUsage } from './command.ts';

const usage = 'training refit [--apply]';

/**
 * Estimates people's ordinary ups and downs from the series they gave. With `--apply` it uses them: from then on they
 * stand in for those of a person about whom little is known (training.md § 4.2).
 */
export const trainingCommand: Command = {
  usage,
  run: async (deps, args): Promise<CommandOutcome> => {
    const read = readArguments(usage, args, { options: { apply: { type: 'boolean' } }, mostWords: 1 });
    if ('fault' in read) return read;
    if (read.words[0] !== 'refit') return wrongUsage(usage);
    const lines: string[] = [];
    const values: RefittedNoise[] = [];
    const [counts, present] = [await countGifts(deps.db), await readNoise(deps.db)];
    for (const name of giftNames) {
      const people = counts.get(name) ?? 0;
      const old = present.get(name) ?? firstNoise[name]!;
      const sd = people < fewestGifts ? null : refittedNoise(await readGifts(deps.db, name));
      if (sd !== null && sd > 0) values.push({ name, sd, people });
      lines.push(`${name}: ${lineOf(people, old, sd)}`);
    }
    return { output: [...lines, await outcomeOf(deps, values, read.values.apply === true)].join('\n') };
  },
};

function lineOf(people: number, old: number, sd: number | null): string {
  const given = `${people} series given`;
  if (people < fewestGifts) return `${given}, ${fewestGifts} are needed; stays ${old.toFixed(3)}`;
  if (sd === null || sd === 0) return `${given}, which tell nothing; stays ${old.toFixed(3)}`;
  return `${given}; ${old.toFixed(3)} → ${sd.toFixed(3)}`;
}

async function outcomeOf({ db, clock }: OperatorDeps, values: readonly RefittedNoise[], isApplied: boolean) {
  if (values.length === 0) return 'Nothing changes.';
  if (!isApplied) return 'Nothing is changed yet. Say it again with --apply to use the new values.';
  await inTransaction(db, (tx) => replaceNoise(tx, values, clock()));
  return values.length === 1 ? 'The new value is used from now on.' : 'The new values are used from now on.';
}
