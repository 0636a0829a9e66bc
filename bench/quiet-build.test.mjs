import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { root } from '../scripts/stale.mjs';
import { buildQuietly } from './quiet-build.mjs';

const input = path.join(root, 'bench/table.mjs');

it('a build restores the environment, so that the product of the next measurement runs in its own mode', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  const { output } = await buildQuietly({ root, build: { ssr: input, write: false } });
  expect(output).toHaveLength(1);
  expect(process.env.NODE_ENV).toBeUndefined();
});

it('a failed build restores the environment too', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  await expect(buildQuietly({ root, build: { ssr: `${input}-missing`, write: false } })).rejects.toThrow();
  expect(process.env.NODE_ENV).toBeUndefined();
});
