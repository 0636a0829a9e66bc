import { randomBytes } from 'node:crypto';
import { renewConsolePassword } from '../operators/console-password.ts';
import { type Command, type CommandOutcome, readArguments } from './command.ts';

const usage = 'console-password';

/** Makes a new password for the console, prints it once and ends all sessions there. */
export const consolePasswordCommand: Command = {
  usage,
  run: async (deps, args): Promise<CommandOutcome> => {
    const read = readArguments(usage, args, { options: {} });
    if ('fault' in read) return read;
    const password = await renewConsolePassword(deps, randomBytes);
    if (password === null) {
      return { fault: 'The password of the console is the one in CONSOLE_PASSWORD. Change it there and start again.' };
    }
    return {
      output: `The new password of the console is ${password}\nWhoever was signed in there has to sign in again.`,
    };
  },
};
