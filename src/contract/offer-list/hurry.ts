/** Words that hurry people or invent scarcity (UCPD annex I (7)); a real end is said by the date. */
const hurry = [
  'hurry',
  'last chance',
  'only today',
  'today only',
  'ends soon',
  'selling fast',
  'almost gone',
  'limited',
  'while it lasts',
  'do not miss',
  'don’t miss',
  "don't miss",
  'now or never',
  'places left',
  'spots left',
  'act now',
];

/** The first such word in a text, as it is written in the list; null without one. */
export function hurryIn(text: string): string | null {
  const small = text.toLowerCase();
  return hurry.find((word) => small.includes(word)) ?? null;
}
