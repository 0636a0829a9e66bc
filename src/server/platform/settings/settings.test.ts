import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingTable } from './settings.ts';

const document = readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8');
/** The defaults in docs/settings.md, by variable: - `NAME` (`default`): what it does. */
const rows = new Map(
  [...document.matchAll(/^- ((?:`\w+`(?:, )?)+) \(([^)]*)\):/gm)].flatMap(([, names, fallback]) =>
    [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => [name!, fallback!] as const),
  ),
);

it.each(Object.entries(settingTable).filter(([name]) => name !== 'NODE_ENV'))(
  'docs/settings.md names the setting %s and its default',
  (name, { default: fallback }) => {
    expect(rows.get(name)).toEqual(fallback === null ? expect.any(String) : expect.stringContaining(`\`${fallback}\``));
  },
);

it('docs/settings.md names no setting that does not exist', () => {
  const ours = [...rows.keys()].filter((name) => /^[A-Z_]+$/.test(name) && name !== 'PADDLE_EMULATOR_PORT');
  expect(ours.filter((name) => !Object.hasOwn(settingTable, name))).toEqual([]);
});
