import type { Change, Finding, Kind } from '#publishing/kind.ts';
import { claimFaults } from '#quiz/lint/claims.ts';
import { type CopyKey, groupNames, groupOf, seedTexts } from './catalogue.ts';
import type { CopyBody } from './copy-body.ts';
import { emailGroups } from './email-groups.ts';
import { argumentsOf, MessageFault } from './message.ts';
import { promised } from './promised.ts';

/** The texts that the code ships. */
export const seedBody: CopyBody = { texts: [...seedTexts].map(([id, text]) => ({ id, text })) };

/** The texts of pages. */
export const copyKind: Kind<CopyBody, null> = {
  name: 'copy',
  place: 'own',
  onlyForEverybody: true,
  check: ({ texts }) => texts.flatMap(({ id, text }) => findingsOf(id, text)),
  describe: describeCopy,
  needsApproval(before, after) {
    const [first] = changedPromises(before, after);
    return first === undefined ? null : `“${textOf(after, first)}” is a promise to visitors.`;
  },
};

/** Longer ones are hard to read on a phone. */
const longest = 600;

function findingsOf(id: CopyKey, text: string): Finding[] {
  const seed = seedTexts.get(id);
  const about = (effect: Finding['effect'], name: string, says: string, hint: string): Finding => ({
    id: `${id}:${name}`,
    effect,
    path: ['texts', id, 'text'],
    text: says,
    hint,
  });
  if (seed === undefined)
    return [about('notes', 'unknown', `No page has a text “${id}” any more.`, 'It is not shown.')];
  if (text === seed) return [];
  if (text.trim() === '') return [about('refuses', 'empty', 'A text is empty.', `The page would have a gap: ${id}.`)];
  const found = faultsOfMessage(text, seed).map(({ name, says, hint }) => about('refuses', name, says, hint));
  if (text.length > longest) {
    found.push(about('refuses', 'long', `A text has ${text.length} characters.`, `At most ${longest} fit on a phone.`));
  }
  const [claim] = claimFaults(text);
  if (claim !== undefined) {
    found.push(about('refuses', 'claim', `“${text}” says what we may not say.`, `Our rule: ${claim}.`));
  }
  const test = promised[id];
  if (test !== undefined) {
    const asked = about('asks', 'promise', `“${text}” is a promise.`, `The test that keeps it: “${test}”.`);
    found.push({ ...asked, confirmBy: 'It holds' });
  }
  return found;
}

/** What stands in the way of writing it, and values that it drops or that nobody gives. */
function faultsOfMessage(text: string, seed: string): { name: string; says: string; hint: string }[] {
  try {
    const [own, wanted] = [argumentsOf(text), argumentsOf(seed)];
    const dropped = wanted.filter((name) => !own.includes(name));
    const unknown = own.filter((name) => !wanted.includes(name));
    return [
      ...dropped.map((name) => ({
        name: `lost ${name}`,
        says: `“${text}” has lost {${name}}.`,
        hint: `Put {${name}} back where the value belongs.`,
      })),
      ...unknown.map((name) => ({
        name: `unknown ${name}`,
        says: `Nobody gives a value for {${name}}.`,
        hint: 'Take it out, or choose one of the values of this text.',
      })),
    ];
  } catch (fault) {
    if (fault instanceof MessageFault) {
      return [{ name: 'message', says: `“${text}”: ${fault.message}`, hint: 'Mend the braces.' }];
    }
    throw fault;
  }
}

function describeCopy(before: CopyBody | null, after: CopyBody): Change[] {
  const old = textsOf(before);
  return after.texts
    .filter(({ id, text }) => old.get(id) !== text)
    .map(({ id, text }) => ({
      path: ['texts', id, 'text'],
      what: placeOf(id),
      before: old.get(id) ?? null,
      after: text,
    }));
}

/** "Offers: title" */
export const placeOf = (id: CopyKey): string =>
  `${groupNames[groupOf(id)] ?? groupOf(id)}: ${id.slice(id.indexOf('.') + 1).replaceAll('-', ' ')}`;

/** By key: without a body, the seeds. */
export function textsOf(body: CopyBody | null): ReadonlyMap<CopyKey, string> {
  return body === null ? seedTexts : new Map(body.texts.map(({ id, text }) => [id, text]));
}

const textOf = (body: CopyBody, key: CopyKey) => textsOf(body).get(key) ?? '';

function changedPromises(before: CopyBody | null, after: CopyBody): CopyKey[] {
  const old = textsOf(before);
  return after.texts.filter(({ id, text }) => id in promised && old.get(id) !== text).map(({ id }) => id);
}

/** The texts of each page that differ from the seeds, by name; a page without any is left out. No page loads emails. */
export function ownTexts(body: CopyBody): Record<string, Record<string, string>> {
  const groups: Record<string, Record<string, string>> = {};
  for (const { id, text } of body.texts) {
    const group = groupOf(id);
    if (!seedTexts.has(id) || seedTexts.get(id) === text || group in emailGroups) continue;
    groups[group] = { ...groups[group], [id.slice(group.length + 1)]: text };
  }
  return groups;
}
