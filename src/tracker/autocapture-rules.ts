import { isOpenPage } from '../contract/open-pages';

/**
 * An element as far as the rules need it. The attributes are a chosen few, never a field's value: `readElement` takes
 * no others from the page.
 */
export interface ElementFacts {
  /** Lower case. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Among its parent's elements, from 0. */
  index: number;
  /** Among those of its tag, from 0. */
  indexOfType: number;
  previousTag: string | null;
}

/** An element and all it stands in, itself first. */
export type ElementPath = readonly ElementFacts[];

/**
 * Nothing is captured anywhere else: not in a quiz, at its result, plan or e-mail page, in a checkout, an account, at
 * signing in, leaving or going on elsewhere.
 */
export function mayCaptureAt(path: string): boolean {
  return isOpenPage(path);
}

const fields: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);
const pressable: ReadonlySet<string> = new Set(['a', 'button', 'label', 'summary', 'audio', 'video', ...fields]);
const pressableRole = /^(button|link|tab|switch|checkbox|radio|option|menuitem)$/;
/** May have been made to do something when pressed; what they do shows in the page. */
const perhapsPressable: ReadonlySet<string> = new Set(['div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** What a press was meant for. */
export interface Subject {
  path: ElementPath;
  /** Counts only when the page changes after it (§ 9: action click). */
  waitsForEffect: boolean;
}

/** Null when nothing may be told of the press, or nothing was pressed. */
export function subjectOf(path: ElementPath): Subject | null {
  if (isHidden(path)) return null;
  const index = path.findIndex(
    ({ tag, attributes }) => pressable.has(tag) || pressableRole.test(attributes.role ?? ''),
  );
  if (index !== -1) return isSensitive(path[index]!) ? null : { path: path.slice(index), waitsForEffect: false };
  const other = path.findIndex(({ tag }) => perhapsPressable.has(tag));
  return other === -1 ? null : { path: path.slice(other), waitsForEffect: true };
}

/** Whether it may be told that this field was changed; to what is never told. */
export function mayTellChange(path: ElementPath): boolean {
  const field = path[0];
  return field !== undefined && fields.has(field.tag) && !isSensitive(field) && !isHidden(path);
}

/** Whether the page marks it as nobody's business, or as a place to write in. */
function isHidden(path: ElementPath): boolean {
  return path.some(
    ({ attributes }) =>
      'data-private' in attributes || !['false', undefined].includes(attributes.contenteditable?.toLowerCase()),
  );
}

/** § 5: password and hidden inputs, also a password that is being shown; and the fields of a card. */
function isSensitive({ tag, attributes }: ElementFacts): boolean {
  if (!fields.has(tag)) return false;
  return (
    /^(password|hidden)$/i.test(attributes.type ?? '') ||
    /password|one-time-code|\bcc-/i.test(attributes.autocomplete ?? '')
  );
}

/** Whether the texts in an element are the site's own. Those in a field are the visitor's. */
export function hasOwnText({ tag }: ElementFacts): boolean {
  return !fields.has(tag);
}
