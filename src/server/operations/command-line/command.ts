import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { IdentityDeps } from '#server/identity/deps.ts';
import type { Config } from '#server/platform/settings/config.ts';

/** What a command may use. */
export type OperatorDeps = Pick<IdentityDeps, 'db' | 'clock' | 'passwords'> & {
  /** Who gives the command, as the machine knows them. */
  by: string;
  config: Pick<Config, 'consolePassword' | 'dataDir' | 'events' | 'storage'>;
};

/** What is printed, or what is wrong and what to do about it, in plain sentences. */
export type CommandOutcome = { said: string } | { fault: string };

/** Something the operator of the shop can do from the command line; `args` is what follows its name. */
export interface Command {
  /** How it is called, for the list of commands. */
  usage: string;
  run: (deps: OperatorDeps, args: string[]) => Promise<CommandOutcome>;
}

/** The options and words behind a command's name, or how the command is written when there are others than it knows. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  args: string[],
  { options, mostWords = 0 }: { options: Options; mostWords?: number },
) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    if (positionals.length <= mostWords) return { values, words: positionals };
  } catch {
    // An unknown option, or one without its value: parseArgs says which, the usage says what is right.
  }
  return wrongUsage(usage);
}

export function wrongUsage(usage: string): { fault: string } {
  return { fault: `Say it like this: ${usage}` };
}
