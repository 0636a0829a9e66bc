import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingTable } from './settings.ts';

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
/** The defaults in the README's table of settings, by variable. */
const rows = new Map(
  readme
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | '))
    .flatMap(([names, fallback]) => [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => [name!, fallback!] as const)),
);

it.each(Object.entries(settingTable).filter(([name]) => name !== 'NODE_ENV'))(
  'the README names the setting %s and its default',
  (name, { default: fallback }) => {
    expect(rows.get(name)).toEqual(fallback === null ? expect.any(String) : expect.stringContaining(`\`${fallback}\``));
  },
);

it('the README names no setting that does not exist', () => {
  const ours = [...rows.keys()].filter((name) => /^[A-Z_]+$/.test(name) && name !== 'PADDLE_EMULATOR_PORT');
  expect(ours.filter((name) => !Object.hasOwn(settingTable, name))).toEqual([]);
});
