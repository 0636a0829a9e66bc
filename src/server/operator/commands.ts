import type { Command } from './command';
import { consentsCommand } from './consents-command';
import { consolePasswordCommand } from './console-password-command';
import { priceChangeCommand } from './price-change-command';
import { reportCommand } from './report-command';
import { storageCommand } from './storage-command';
import { withdrawalsCommand } from './withdrawals-command';

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
