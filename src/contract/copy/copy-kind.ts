import type { Change, Finding, Kind } from '#publishing/kind.ts';
import { type PageWeights, weightFindings } from '#publishing/page-weight.ts';
import { claimFaults } from '#quiz/lint/claims.ts';
import { type CopyGroup, type CopyKey, catalogue, groupNames, groupOf, pageGroups, seedTexts } from './catalogue.ts';
import type { CopyBody } from './copy-body.ts';
import { emailGroups } from './email-groups.ts';
import { argumentsOf, isPlainMessage, MessageFault, tagsOf } from './message.ts';
import { promised, quoted } from './promised.ts';

/** The texts that the code ships. */
export const seedBody: CopyBody = { texts: [...seedTexts].map(([id, text]) => ({ id, text })) };

/** The texts of pages. */
export const copyKind: Kind<CopyBody, PageWeights> = {
  name: 'copy',
  place: 'own',
  onlyForEverybody: true,
  check: ({ texts }, facts) => [...texts.flatMap(({ id, text }) => findingsOf(id, text)), ...weightFindings(facts)],
  describe: describeCopy,
  needsApproval(before, after) {
    const [first] = changedPromises(before, after);
    return first === undefined ? null : `“${textOf(after, first)}” is a promise to visitors.`;
  },
};

/** Longer ones are hard to read on a phone; a text of the law may be as long as it is, and a little longer. */
const longestFor = (seed: string): number => Math.max(600, Math.ceil(seed.length * 1.2));

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
  const isPlain = pageGroups.includes(groupOf(id));
  const found = faultsOfMessage(text, seed, isPlain).map(({ name, says, hint }) => about('refuses', name, says, hint));
  const longest = longestFor(seed);
  if (text.length > longest) {
    found.push(about('refuses', 'long', `A text has ${text.length} characters.`, `At most ${longest} fit on a phone.`));
  }
  const [claim] = claimFaults(text);
  if (claim !== undefined) {
    found.push(about('refuses', 'claim', `“${text}” says what we may not say.`, `Our rule: ${claim}.`));
  }
  const tests = promised[id];
  if (tests !== undefined) {
    const asked = about('asks', 'promise', `“${text}” is a promise.`, `Kept by: ${quoted(tests)}.`);
    found.push({ ...asked, confirmBy: 'It holds' });
  }
  return found;
}

/** What stands in the way of writing it, and values that it drops or that nobody gives. */
function faultsOfMessage(text: string, seed: string, isPlain: boolean): { name: string; says: string; hint: string }[] {
  try {
    const [own, wanted] = [argumentsOf(text), argumentsOf(seed)];
    if (isPlain && !isPlainMessage(text)) {
      const says = `“${text}” has a choice or a quoted brace.`;
      return [{ name: 'plain', says, hint: 'This page can only put values in, such as {minutes}.' }];
    }
    const dropped = wanted.filter((name) => !own.includes(name));
    const unknown = own.filter((name) => !wanted.includes(name));
    return [
      ...faultsOfTags(text, seed),
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

/** A link that a text has lost leads nowhere any more. */
function faultsOfTags(text: string, seed: string): { name: string; says: string; hint: string }[] {
  const wanted = tagsOf(seed);
  if (wanted.length === 0 || wanted.join() === tagsOf(text).join()) return [];
  const names = wanted.map((tag) => `<${tag}>`).join(', ');
  return [
    { name: 'tags', says: `“${text}” needs ${names}, each once.`, hint: 'Put each around the words of its link.' },
  ];
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

/** By group and name. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** All texts of a group, given those that differ from the seeds. */
export const wholeGroup = (group: CopyGroup, own: OwnTexts): OwnTexts[string] => ({
  ...catalogue[group],
  ...own[group],
});

/** The texts of each group that differ from the seeds, by name; a group without any is left out. No page loads emails. */
export function ownTexts(body: CopyBody): OwnTexts {
  const groups: Record<string, Record<string, string>> = {};
  for (const { id, text } of body.texts) {
    const group = groupOf(id);
    if (!seedTexts.has(id) || seedTexts.get(id) === text || group in emailGroups) continue;
    groups[group] = { ...groups[group], [id.slice(group.length + 1)]: text };
  }
  return groups;
}
