import { type Fields, fieldOf, isFields, listOf } from './read-json.ts';
import { type FoundScreen, type ImportNote, type LeftFields, otherLanguages, textOf } from './survey-screens.ts';

/** A screen without its place, or why there is none. */
export type Made =
  | (Pick<FoundScreen, 'screen' | 'answers'> & { notes?: readonly Omit<ImportNote, 'place'>[] })
  | string;

/** What becomes of the elements of one type. */
export interface ElementKind {
  /** What such an element is called in a note. */
  called: string;
  /** The fields that are read, besides those that all have. */
  reads: readonly string[];
  make: (element: Fields) => Made;
}

/** A type that no screen has. */
export const without = (called: string): ElementKind => ({ called, reads: [], make: () => noScreen });
const noScreen = 'there is no such screen';

/** How a format writes its elements. */
export interface ElementFormat {
  kinds: ReadonlyMap<unknown, ElementKind>;
  /** The fields that all elements have. */
  ofAll: readonly string[];
  /** The field with the id. */
  id: string;
}

/** The screens of all questions in order. Notes say each that has none, with its number. */
export function readElements(
  elements: readonly unknown[],
  { kinds, ofAll, id }: ElementFormat,
  left: LeftFields,
): { found: FoundScreen[]; notes: ImportNote[] } {
  const found: FoundScreen[] = [];
  const notes: ImportNote[] = [];
  const languages = new Set<string>();
  elements.forEach((element, at) => {
    const place = `Question ${at + 1}`;
    if (!isFields(element)) {
      notes.push({ kind: 'left', place, says: 'it is no object' });
      return;
    }
    const type = fieldOf(element, 'type');
    const kind = kinds.get(type) ?? without(`“${textOf(type).slice(0, 40)}”`);
    const made = kind.make(element);
    if (typeof made === 'string') {
      notes.push({ kind: 'left', place: `${place}, ${kind.called}`, says: made });
      return;
    }
    const choices = listOf(fieldOf(element, 'choices')).filter(isFields);
    for (const name of [element, ...choices].flatMap(otherLanguages)) languages.add(name);
    left.look(element, [...ofAll, ...kind.reads], place);
    const { notes: more = [], ...screen } = made;
    notes.push(...more.map((note) => ({ ...note, place })));
    found.push({ name: fieldOf(element, id), place, ...screen });
  });
  const listed = [...languages].slice(0, 8).join(', ').slice(0, 80);
  if (listed !== '') notes.push({ kind: 'left', place: 'Other languages', says: `${listed} are left out` });
  return { found, notes };
}

/** The only number that a quiz asks for is an age. */
export function numberField(screen: { title: string; desc?: string }, isNumber: boolean): Made {
  if (!isNumber) return noScreen;
  const isAge = /\bage\b|\bold\b/i.test(screen.title);
  return isAge ? { screen: { type: 'input-age', ...screen } } : 'the only number that a screen asks for is an age';
}
