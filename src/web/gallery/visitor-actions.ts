import type { VisitorActions } from './story.ts';

/** Presses and types in `room` as a visitor would. Throws when no such control is visible. */
export function visitorActions(
  room: HTMLElement,
  untilStill: () => Promise<void>,
): Pick<VisitorActions, 'press' | 'type'> {
  return {
    async press(name) {
      const controls = [...room.querySelectorAll<HTMLElement>('a, button, label, summary')];
      visibleControl(controls, nameOf, name).click();
      await untilStill();
    },
    async type(label, text) {
      const input = visibleControl([...room.querySelectorAll('input')], labelOf, label);
      // React overrides the element's own setter and would not notice a value set by it.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await untilStill();
    },
  };
}

const nameOf = (element: HTMLElement) => (element.getAttribute('aria-label') ?? element.textContent).trim();
const labelOf = (input: HTMLInputElement) => [...(input.labels ?? [])].map(nameOf).join(' ');

function visibleControl<Control extends HTMLElement>(
  among: Control[],
  textOf: (control: Control) => string,
  name: string,
): Control {
  const visible = among.filter((one) => one.checkVisibility());
  const found = visible.find((one) => textOf(one) === name) ?? visible.find((one) => textOf(one).startsWith(name));
  if (found === undefined) throw new Error(`Nothing is called “${name}” here`);
  return found;
}
