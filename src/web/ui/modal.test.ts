import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.dirname(path.dirname(import.meta.dirname));

it('only one part of the site, and the emulator’s form, open a dialog by what older browsers lack', () => {
  const files = ['web', 'paddle-emulator'].flatMap((room) =>
    readdirSync(path.join(src, room), { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
  );
  const users = files.filter(
    (file) =>
      /\.(ts|tsx|js)$/.test(file) &&
      !file.endsWith('.test.ts') &&
      /\.showModal\b/.test(readFileSync(path.join(src, file), 'utf8')),
  );
  expect(users.sort()).toEqual(['paddle-emulator/browser/checkout.js', 'web/ui/modal.ts']);
});
