import type { Area } from '#quiz/quiz.ts';

/** What a visitor named: a trait, and the area that it counts for. */
interface Named {
  trait: string;
  area: Area | undefined;
}

/**
 * What stands out, in one sentence that joins what was said. It repeats answers and concludes nothing from them.
 * @param own at most three traits from the visitor's own answers, most points first
 * @param further symptoms of the level, in place of those that are missing to three
 */
export function standsOutText(own: readonly Named[], further: readonly string[]): string {
  const [first, second, third] = own;
  if (first === undefined) return `No single answer stands out: ${listed(further)}.`;
  const rest = further.length === 0 ? '' : `, with ${listed(further)}`;
  if (second === undefined) return `One thing stands out: ${within(first.trait)}${rest}.`;
  if (third === undefined) return `Above all, you named ${listed([first.trait, second.trait])}${rest}.`;
  return ofThree(first, second, third);
}

/** Three things, those of one area together. */
function ofThree(first: Named, second: Named, third: Named): string {
  const [a, b, c] = [first.trait, second.trait, third.trait].map(within);
  if (isOfOneArea(first, second)) {
    if (isOfOneArea(second, third)) return `Three things of one kind stand out: ${a}, ${b} and ${c}.`;
    return `Above all, you named ${a} and ${b}, and then ${c}.`;
  }
  if (isOfOneArea(second, third)) return `Above all, you named ${a}, and then ${b} and ${c}.`;
  if (isOfOneArea(first, third)) return `Above all, you named ${a} and ${c}, and then ${b}.`;
  return `Above all, you named ${a}, ${b}, and ${c}.`;
}

const isOfOneArea = (one: Named, other: Named) => one.area !== undefined && one.area === other.area;

/** "a", "a and b", "a, b and c". */
function listed(texts: readonly string[]): string {
  const all = texts.map(within);
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

const within = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
