import { sendForm } from '#web/platform/send-form.ts';

/** How long the page may take to show its search field, in ms. */
const patienceMs = 5000;

const field = () => document.querySelector<HTMLInputElement>('#main input[type="search"]');

/** Focuses the search field as soon as the page has one, and fills in the text that was typed until then. */
export function findSubscriber(): void {
  if (focusField()) return;
  let typed: TypedAhead = { text: '', isSent: false };
  const watcher = new MutationObserver(() => {
    if (!focusField()) return;
    end();
    if (typed.text !== '') write(field()!, typed);
  });
  const timer = setTimeout(end, patienceMs);
  function keep(event: KeyboardEvent) {
    const { key, target, ctrlKey, altKey, metaKey, isComposing } = event;
    if (key === 'Escape' || isField(target)) return end();
    const next = ctrlKey || altKey || metaKey || isComposing ? null : typedAhead(typed, key);
    if (next === null) return;
    typed = next;
    // Letters are no shortcuts while the field is awaited.
    event.preventDefault();
  }
  function end() {
    watcher.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', keep, true);
  }
  document.addEventListener('keydown', keep, true);
  watcher.observe(document.body, { childList: true, subtree: true });
}

/** Removes the focus from a field, so that letters are keys again. */
export function leaveField(): void {
  const { activeElement } = document;
  if (isField(activeElement)) (activeElement as HTMLElement).blur();
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

function focusField(): boolean {
  const found = field();
  found?.focus();
  found?.select();
  return found !== null;
}

/**
 * Sets the value by the prototype's setter: React overrides the element's own setter and would not notice the change.
 */
function write(input: HTMLInputElement, { text, isSent }: TypedAhead): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // React has taken the text by then.
  if (isSent) setTimeout(() => sendForm(input.form));
}

/** Text that was typed before its field existed. */
export interface TypedAhead {
  text: string;
  /** Whether Enter was the last key. */
  isSent: boolean;
}

/** The text after one more key; null for a key that writes nothing. */
export function typedAhead({ text }: TypedAhead, key: string): TypedAhead | null {
  if (key === 'Enter') return { text, isSent: true };
  if (key === 'Backspace') return { text: [...text].slice(0, -1).join(''), isSent: false };
  return [...key].length === 1 ? { text: text + key, isSent: false } : null;
}
