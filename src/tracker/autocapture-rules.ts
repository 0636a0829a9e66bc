import { isOpenPage } from '#contract/open-pages.ts';

/**
 * The facts about an element that the rules need. `read-element.ts` lists the attributes, which never include a field's
 * value.
 */
export interface ElementFacts {
  /** Lower case. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Index among its parent's children, from 0. */
  index: number;
  /** Index among the siblings with the same tag, from 0. */
  indexOfType: number;
  previousTag: string | null;
}

/** An element followed by its ancestors. */
export type ElementPath = readonly ElementFacts[];

/**
 * Whether a page may be captured. Never a quiz, its result, plan or email page, a checkout, an account, nor a page
 * where people sign in, cancel by a leave link or continue on another device.
 */
export function mayCaptureAt(path: string): boolean {
  return isOpenPage(path);
}

const fields: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);
const pressable: ReadonlySet<string> = new Set(['a', 'button', 'label', 'summary', 'audio', 'video', ...fields]);
const pressableRole = /^(button|link|tab|switch|checkbox|radio|option|menuitem)$/;
/** Elements that may react to a press; whether they did is visible in the page. */
const perhapsPressable: ReadonlySet<string> = new Set(['div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The element that a press is attributed to. */
export interface Subject {
  path: ElementPath;
  /** The press counts only if the page changes afterwards (§ 9: action click). */
  waitsForEffect: boolean;
}

/** Null for a press on nothing pressable, or on something private. */
export function subjectOf(path: ElementPath): Subject | null {
  if (isHidden(path)) return null;
  const index = path.findIndex(
    ({ tag, attributes }) => pressable.has(tag) || pressableRole.test(attributes.role ?? ''),
  );
  if (index !== -1) return isSensitive(path[index]!) ? null : { path: path.slice(index), waitsForEffect: false };
  const other = path.findIndex(({ tag }) => perhapsPressable.has(tag));
  return other === -1 ? null : { path: path.slice(other), waitsForEffect: true };
}

/** Whether a change of this field may be captured. Its value never is. */
export function mayCaptureChange(path: ElementPath): boolean {
  const field = path[0];
  return field !== undefined && fields.has(field.tag) && !isSensitive(field) && !isHidden(path);
}

/** Whether the element or an ancestor is marked as private or is editable. */
function isHidden(path: ElementPath): boolean {
  return path.some(
    ({ attributes }) =>
      'data-private' in attributes || !['false', undefined].includes(attributes.contenteditable?.toLowerCase()),
  );
}

/** § 5: password and hidden inputs, including a password shown as text, and fields for a card or a one-time code. */
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
