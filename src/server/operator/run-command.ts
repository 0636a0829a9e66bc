import type { Command, CommandOutcome, OperatorDeps } from './command';
import { priceChangeCommand } from './price-change-command';

const commands: Record<string, Command> = { 'price-change': priceChangeCommand };

/** Finds the command that the arguments name; null when none is. */
export function findCommand([name = '']: string[]): Command | null {
  return Object.hasOwn(commands, name) ? commands[name]! : null;
}

/** All that can be said, one command a line. */
export function listUsages(): string {
  return Object.values(commands)
    .map(({ usage }) => `  npm run operator -- ${usage}`)
    .join('\n');
}

/** Runs what the arguments say, its name first. */
export function runCommand(deps: OperatorDeps, args: string[]): Promise<CommandOutcome> {
  const command = findCommand(args);
  if (!command) return Promise.resolve({ fault: `These commands are there:\n${listUsages()}` });
  return command.run(deps, args.slice(1));
}
