import { emailFault, readEmailAddress } from '#server/identity/email-address.ts';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import { nameFault } from '../operators/operator-name.ts';
import { listOwners, type TeamRow } from '../operators/operators.sql.ts';
import { signInTime } from '../operators/sign-in-time.ts';
import { addOwner } from '../operators/team.ts';
import { invitationUrl } from '../operators/write-invitation.ts';
import { type Command, type CommandOutcome, type OperatorDeps, readArguments, wrongUsage } from './command.ts';

const usage = 'owner add ada@example.com [name] | owner list';

/**
 * Adds an owner of the console and prints the invitation, without a mail server; lists the owners. It is the way in
 * when nobody can sign in, so a known owner with this address sets up a new sign-in.
 */
export const ownerCommand: Command = {
  usage,
  run: async (deps, args): Promise<CommandOutcome> => {
    const read = readArguments(usage, args, { options: {}, mostWords: 10 });
    if ('fault' in read) return read;
    const [action, email, ...name] = read.words;
    if (action === 'list' && email === undefined) return { output: await list(deps) };
    return action === 'add' && email !== undefined ? add(deps, email, name.join(' ')) : wrongUsage(usage);
  },
};

async function add(deps: OperatorDeps, email: string, name: string): Promise<CommandOutcome> {
  const by: Actor = { operatorId: null, name: deps.by, level: 'command line', network: '' };
  const nameOrAddress =
    name === '' ? (readEmailAddress(email)?.email.split('@')[0]?.replace(/[_+]/g, ' ') ?? 'Owner') : name;
  const outcome = await addOwner(deps, by, { email, name: nameOrAddress });
  if ('refused' in outcome) return { fault: outcome.refused === 'address' ? emailFault : nameFault };
  const url = invitationUrl(deps.config.publicUrl, outcome.token);
  return { output: `This link sets up the sign-in of ${email}. It works for 24 hours, and once:\n${url}` };
}

async function list({ db, clock, wallClock }: OperatorDeps): Promise<string> {
  const owners = await listOwners(db, clock());
  const timeOf = signInTime({ clock, wallClock });
  if (owners.length === 0) return `There are no owners. Add one: npm run operator -- ${usage.split(' | ')[0]}`;
  return owners.map((owner) => lineOf(owner, timeOf)).join('\n');
}

function lineOf({ name, email, state, passkeys, codeApps, lastSeenAt }: TeamRow, timeOf: (at: Date) => string): string {
  const factors = `${count(passkeys, 'passkey')}, ${count(codeApps, 'code app')}`;
  const seen =
    lastSeenAt === null ? 'never seen' : `last seen ${timeOf(lastSeenAt).slice(0, 16).replace('T', ' ')} UTC`;
  return `${name} <${email}>: ${state}, ${factors}, ${seen}`;
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
