import type { Link } from '../consent/chain';
import { listConsents } from '../consent/consent-ledger.sql';
import { verifyLedger } from '../consent/verify-ledger';
import type { Command, CommandOutcome, OperatorDeps } from './command';

const usage = 'consents verify [12:9f86…] | consents export ada@example.com';

/**
 * `verify` checks that no consent was changed, and prints the position and hash of the last one: noted elsewhere and
 * given the next time, they also tell when the whole ledger was written anew. `export` prints one customer's as JSON.
 */
export const consentsCommand: Command = {
  usage,
  run: async (deps, [action, subject, ...more]): Promise<CommandOutcome> => {
    if (action === 'verify' && more.length === 0) return verify(deps, subject);
    if (action === 'export' && subject && more.length === 0) return exportOf(deps, subject);
    return { fault: `Say it like this: ${usage}` };
  },
};

async function verify({ db }: OperatorDeps, noted: string | undefined): Promise<CommandOutcome> {
  const known = noted === undefined ? null : parseLink(noted);
  if (noted !== undefined && known === null) {
    return { fault: 'What was noted must be a position and a hash, as printed by an earlier verify.' };
  }
  const verdict = await verifyLedger(db, known);
  if ('brokenAt' in verdict) {
    return { fault: `The consent ledger is broken at entry ${verdict.brokenAt}: it is missing or was changed.` };
  }
  const { position, hash } = verdict.intact;
  return {
    said: `The consent ledger is intact up to entry ${position}. Note this: ${position}:${hash.toString('hex')}`,
  };
}

function parseLink(text: string): Link | null {
  const [, position, hash] = /^(\d{1,15}):([\da-f]{64})$/.exec(text) ?? [];
  return position && hash ? { position: Number(position), hash: Buffer.from(hash, 'hex') } : null;
}

async function exportOf({ db }: OperatorDeps, email: string): Promise<CommandOutcome> {
  const consents = await listConsents(db, { emailKey: email.trim().toLowerCase() });
  return { said: JSON.stringify(consents, null, 2) };
}
