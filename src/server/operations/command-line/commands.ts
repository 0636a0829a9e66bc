import type { Command } from './command.ts';
import { consentsCommand } from './consents-command.ts';
import { consolePasswordCommand } from './console-password-command.ts';
import { priceChangeCommand } from './price-change-command.ts';
import { reportCommand } from './report-command.ts';
import { storageCommand } from './storage-command.ts';
import { withdrawalsCommand } from './withdrawals-command.ts';

const commands: Record<string, Command> = {
  consents: consentsCommand,
  'console-password': consolePasswordCommand,
  'price-change': priceChangeCommand,
  report: reportCommand,
  storage: storageCommand,
  withdrawals: withdrawalsCommand,
};

/** Null when there is no such command. */
export function findCommand(name: string): Command | null {
  return Object.hasOwn(commands, name) ? commands[name]! : null;
}

/** All that can be said, one command a line. */
export function listUsages(): string {
  return Object.values(commands)
    .map(({ usage }) => `  npm run operator -- ${usage}`)
    .join('\n');
}
