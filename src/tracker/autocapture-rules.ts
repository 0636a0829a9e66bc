import { isOpenPage } from '#contract/open-pages.ts';

/**
 * The facts about an element that the rules need. `readElement` reads only these attributes, and never a field's value.
 */
export interface ElementFacts {
  /** Lower case. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Its place among its parent's children, from 0. */
  index: number;
  /** Its place among those of the same tag, from 0. */
  indexOfType: number;
  previousTag: string | null;
}

/** An element followed by its ancestors. */
export type ElementPath = readonly ElementFacts[];

/**
 * Nothing is captured elsewhere: not in a quiz, its result, plan or email page, in a checkout or an account, nor where
 * people sign in, leave or continue on another device.
 */
export function mayCaptureAt(path: string): boolean {
  return isOpenPage(path);
}

const fields: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);
const pressable: ReadonlySet<string> = new Set(['a', 'button', 'label', 'summary', 'audio', 'video', ...fields]);
const pressableRole = /^(button|link|tab|switch|checkbox|radio|option|menuitem)$/;
/** May react to a press; whether they did shows in the page. */
const perhapsPressable: ReadonlySet<string> = new Set(['div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The element a press was meant for. */
export interface Subject {
  path: ElementPath;
  /** Counts only when the page changes afterwards (§ 9: action click). */
  waitsForEffect: boolean;
}

/** Null when nothing was pressed or nothing may be told of it. */
export function subjectOf(path: ElementPath): Subject | null {
  if (isHidden(path)) return null;
  const index = path.findIndex(
    ({ tag, attributes }) => pressable.has(tag) || pressableRole.test(attributes.role ?? ''),
  );
  if (index !== -1) return isSensitive(path[index]!) ? null : { path: path.slice(index), waitsForEffect: false };
  const other = path.findIndex(({ tag }) => perhapsPressable.has(tag));
  return other === -1 ? null : { path: path.slice(other), waitsForEffect: true };
}

/** Whether it may be told that this field was changed. Its value is never told. */
export function mayTellChange(path: ElementPath): boolean {
  const field = path[0];
  return field !== undefined && fields.has(field.tag) && !isSensitive(field) && !isHidden(path);
}

/** Whether the page marks it as private, or as a place to write in. */
function isHidden(path: ElementPath): boolean {
  return path.some(
    ({ attributes }) =>
      'data-private' in attributes || !['false', undefined].includes(attributes.contenteditable?.toLowerCase()),
  );
}

/** § 5: password and hidden inputs, including a password that is shown; and the fields of a card. */
function isSensitive({ tag, attributes }: ElementFacts): boolean {
  if (!fields.has(tag)) return false;
  return (
    /^(password|hidden)$/i.test(attributes.type ?? '') ||
    /password|one-time-code|\bcc-/i.test(attributes.autocomplete ?? '')
  );
}

/** Whether an element's text is the site's own. The text in a field is the visitor's. */
export function hasOwnText({ tag }: ElementFacts): boolean {
  return !fields.has(tag);
}
