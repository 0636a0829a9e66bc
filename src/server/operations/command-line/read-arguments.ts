import { type ParseArgsConfig, parseArgs } from 'node:util';

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
