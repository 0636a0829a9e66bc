import type { VisitorActions } from './specimen';

/** Presses and types in `room` as a visitor would; throws when there is no such control to be seen. */
export function visitorActions(
  room: HTMLElement,
  untilStill: () => Promise<void>,
): Pick<VisitorActions, 'press' | 'type'> {
  return {
    async press(name) {
      const controls = [...room.querySelectorAll<HTMLElement>('a, button, label, summary')];
      seen(controls, nameOf, name).click();
      await untilStill();
    },
    async type(label, text) {
      const input = seen([...room.querySelectorAll('input')], labelOf, label);
      // React hears only of values that were set past its own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await untilStill();
    },
  };
}

const nameOf = (element: HTMLElement) => (element.getAttribute('aria-label') ?? element.textContent).trim();
const labelOf = (input: HTMLInputElement) => [...(input.labels ?? [])].map(nameOf).join(' ');

function seen<Control extends HTMLElement>(among: Control[], words: (of: Control) => string, name: string): Control {
  const visible = among.filter((one) => one.checkVisibility());
  const found = visible.find((one) => words(one) === name) ?? visible.find((one) => words(one).startsWith(name));
  if (found === undefined) throw new Error(`Nothing is called “${name}” here`);
  return found;
}
