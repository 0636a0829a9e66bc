import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { PaymentProvider } from '#server/billing/provider.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';
import type { Config } from '#server/platform/settings/config.ts';

/** The dependencies of a command. */
export type OperatorDeps = Pick<IdentityDeps, 'db' | 'pool' | 'clock' | 'wallClock' | 'passwords' | 'log'> & {
  provider: PaymentProvider;
  /** The user name of the operator on the operating system. */
  by: string;
  config: Pick<Config, 'backup' | 'consolePassword' | 'dataDir' | 'events' | 'publicUrl' | 'storage'>;
};

/** The text to print, or what is wrong and what to do about it, in plain sentences. */
export type CommandOutcome = { output: string } | { fault: string };

/** A command for the operator; `args` are the words after its name. */
export interface Command {
  /** Shown in the list of commands. */
  usage: string;
  /** `as it is`: the command brings the database to its schema itself; otherwise that happens before it. */
  database?: 'as it is';
  run: (deps: OperatorDeps, args: string[]) => Promise<CommandOutcome>;
}

/** The options and words after a command's name, or its usage as a fault if the command does not accept them. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  args: string[],
  { options, mostWords = 0 }: { options: Options; mostWords?: number },
) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    if (positionals.length <= mostWords) return { values, words: positionals };
  } catch {
    // An unknown option or a missing value; the usage shows what is right.
  }
  return wrongUsage(usage);
}

export function wrongUsage(usage: string): { fault: string } {
  return { fault: `Say it like this: ${usage}` };
}
