const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty'] as const;
const teens = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;

/** A number as a word, to be read in a sentence; digits from 60. */
export function inWords(number: number): string {
  if (number < 10) return counts[number]!.toLowerCase();
  if (number < 20) return teens[number - 10]!;
  if (number >= 60) return String(number);
  const rest = number % 10;
  return `${tens[Math.floor(number / 10)]}${rest === 0 ? '' : `-${counts[rest]!.toLowerCase()}`}`;
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** "third", for a place counted from 0. */
export const ordinalOf = (index: number): string => ordinals[index] ?? `${index + 1}th`;

/** With a large first letter, for the beginning of a sentence. */
export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** "Three of five"; "None of five". */
export const shareInWords = (count: number, of: number): string =>
  `${count === 0 ? 'None' : capital(inWords(count))} of ${inWords(of)}`;

/** Names in a sentence: "Change course, Count the bows and Settle". */
export function joinWithAnd(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
