import type { TeamMember } from '#contract/console/team.ts';

const words = [
  'Nobody',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** "Five people can sign in, one is invited." */
export function teamText(team: readonly Pick<TeamMember, 'state'>[]): string {
  const active = team.filter(({ state }) => state === 'active').length;
  const invited = team.filter(({ state }) => state === 'invited').length;
  const can = `${words[active] ?? active} ${active === 1 ? 'person' : 'people'} can sign in`.replace(
    'Nobody people',
    'Nobody',
  );
  if (invited === 0) return `${can}.`;
  return `${can}, ${(words[invited] ?? String(invited)).toLowerCase()} ${invited === 1 ? 'is' : 'are'} invited.`;
}

/** "2 passkeys", "passkey, code app"; empty for none. */
export function factorsText({ passkeys, code_apps }: Pick<TeamMember, 'passkeys' | 'code_apps'>): string {
  return [counted(passkeys, 'passkey'), counted(code_apps, 'code app')].filter((text) => text !== '').join(', ');
}

function counted(count: number, name: string): string {
  if (count === 0) return '';
  return count === 1 ? name : `${count} ${name}s`;
}
