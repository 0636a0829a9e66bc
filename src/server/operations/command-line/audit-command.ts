import { parseLink, printLink } from '#server/platform/audit/noted-link.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { type Command, type CommandOutcome, readArguments, wrongUsage } from './command.ts';

const usage = 'audit verify [12:9f86…]';

/**
 * Checks that no entry of the audit was changed, and prints position and hash of the last one. Noted elsewhere and
 * given to the next run, they also reveal a rewritten audit.
 */
export const auditCommand: Command = {
  usage,
  run: async ({ db }, args): Promise<CommandOutcome> => {
    const read = readArguments(usage, args, { options: {}, mostWords: 2 });
    if ('fault' in read) return read;
    const [action, noted] = read.words;
    if (action !== 'verify') return wrongUsage(usage);
    const known = noted === undefined ? null : parseLink(noted);
    if (noted !== undefined && known === null) {
      return { fault: 'What was noted must be a position and a hash, as printed by an earlier verify.' };
    }
    const verdict = await verifyAudit(db, known);
    if ('brokenAt' in verdict) {
      return { fault: `The audit is broken at entry ${verdict.brokenAt}: it is missing or was changed.` };
    }
    const { intact } = verdict;
    return { output: `The audit is whole up to entry ${intact.position}. Note this: ${printLink(intact)}` };
  },
};
