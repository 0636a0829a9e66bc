import { emailKeyOf } from '#contract/email-key.ts';
import { listConsents } from '#server/billing/consent/consent-ledger.sql.ts';
import { verifyLedger } from '#server/billing/consent/verify-ledger.ts';
import { parseLink, printLink } from '#server/platform/audit/noted-link.ts';
import { type Command, type CommandOutcome, type OperatorDeps, readArguments, wrongUsage } from './command.ts';

const usage = 'consents verify [12:9f86…] | consents export ada@example.com';

/**
 * `verify` checks that no consent was changed, and prints position and hash of the last one. Noted elsewhere and given
 * to the next run, they also reveal a ledger that was rewritten. `export` prints one customer's consents as JSON.
 */
export const consentsCommand: Command = {
  usage,
  run: async (deps, args): Promise<CommandOutcome> => {
    const read = readArguments(usage, args, { options: {}, mostWords: 2 });
    if ('fault' in read) return read;
    const [action, subject] = read.words;
    if (action === 'verify') return verify(deps, subject);
    if (action === 'export' && subject) return exportOf(deps, subject);
    return wrongUsage(usage);
  },
};

async function verify({ db }: OperatorDeps, earlier: string | undefined): Promise<CommandOutcome> {
  const known = earlier === undefined ? null : parseLink(earlier);
  if (earlier !== undefined && known === null) {
    return { fault: 'What was noted must be a position and a hash, as printed by an earlier verify.' };
  }
  const verdict = await verifyLedger(db, known);
  if ('brokenAt' in verdict) {
    return { fault: `The consent ledger is broken at entry ${verdict.brokenAt}: it is missing or was changed.` };
  }
  const { intact } = verdict;
  return {
    output: `The consent ledger is intact up to entry ${intact.position}. Note this: ${printLink(intact)}`,
  };
}

async function exportOf({ db }: OperatorDeps, email: string): Promise<CommandOutcome> {
  const consents = await listConsents(db, { emailKey: emailKeyOf(email) });
  return { output: JSON.stringify(consents, null, 2) };
}
