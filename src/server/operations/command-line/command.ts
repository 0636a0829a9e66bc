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
