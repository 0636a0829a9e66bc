import type { ReconciliationState } from '#contract/console/reconciliation.ts';
import { formatPrice } from '#contract/format-price.ts';
import { compareWithProvider } from '#server/operations/reconciliation/compare-with-provider.ts';
import { listDifferences } from '#server/operations/reconciliation/differences.sql.ts';
import { readReconciliation } from '#server/operations/reconciliation/reconciliation-state.ts';
import { recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import { type Command, type CommandOutcome, type OperatorDeps, readArguments } from './command.ts';

const usage = 'reconcile [--now]';
const shown = 100;

/**
 * Prints until when the ledger agrees with the provider, and the differences. With --now it compares first, which takes
 * some minutes and is recorded in the audit.
 */
export const reconcileCommand: Command = {
  usage,
  run: async (deps, args): Promise<CommandOutcome> => {
    const read = readArguments(usage, args, { options: { now: { type: 'boolean', default: false } } });
    if ('fault' in read) return read;
    if (read.values.now) {
      const fault = await compareNow(deps);
      if (fault !== null) return { fault };
    }
    const state = await readReconciliation(deps);
    const found = await listDifferences(deps.db, { state: null, after: null, limit: shown });
    const lines = found.map(
      ({ kind, provider_id, field, ours, theirs, explanation }) =>
        `  ${kind} ${provider_id}, ${field}: ours ${ours ?? 'nothing'}, Paddle’s ${theirs ?? 'nothing'}${explanation === '' ? '' : ` (${explanation})`}`,
    );
    return { output: [sentence(state), ...lines].join('\n') };
  },
};

async function compareNow(deps: OperatorDeps): Promise<string | null> {
  const by = { operatorId: null, name: deps.by, level: 'command line', network: '' } as const;
  const now = deps.clock();
  await recordAuditAlone(deps.db, { by, act: 'compared with the provider', after: 'begun', now });
  const outcome = await compareWithProvider(deps, `asked:${new Date(now).toISOString()}`);
  if (outcome === 'running') return 'A comparison is under way already. Ask again when it has ended.';
  if (outcome === 'finished') return null;
  return `The comparison could not be finished: ${outcome.failed}. Try again; it takes what it has compared from the start.`;
}

/** One sentence for each known fact. */
function sentence({ last, open, explained, payouts, trying, missed_nights }: ReconciliationState): string {
  if (last === null) return 'Nothing was compared with Paddle yet.';
  const until = `${last.until.slice(0, 16).replace('T', ' ')} UTC`;
  const compared = `${last.transactions + last.adjustments} transactions and adjustments of ${last.days} days compared, ${open} differences, ${explained} explained.`;
  const [payout] = payouts;
  return [
    `${open === 0 ? 'Agrees with' : 'Differs from'} Paddle until ${until}: ${compared}`,
    ...(payout === undefined || payout.rows_minor === null
      ? []
      : [
          `Payout of ${payout.created_at.slice(0, 10)}, ${formatPrice(payout)}, ${payout.rows_minor === payout.amount_minor ? 'equals' : 'is not'} the sum of its ${payout.entries} entries.`,
        ]),
    ...(last.left_out === '' ? [] : [last.left_out]),
    ...(trying?.failed ? [`The last attempt failed: ${trying.failed}.`] : []),
    ...(missed_nights === 0 ? [] : [`${missed_nights} nights missed.`]),
  ].join('\n');
}
