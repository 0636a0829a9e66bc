import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { decisions, furtherTests } from './decisions.mjs';
import { root } from './stale.mjs';

it('every decision that is mutated exists, and has a test beside it', () => {
  const files = decisions.flatMap((file) => [
    file,
    file.replace(/\.ts$/, '.test.ts'),
    ...(furtherTests[file] ?? []).map((name) => path.join(path.dirname(file), name)),
  ]);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
