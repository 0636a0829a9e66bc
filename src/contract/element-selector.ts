import type { ElementStep } from './element-label.ts';

/** The steps as a CSS selector, from the outermost element to the one that is meant. */
export function selectorText(steps: readonly ElementStep[]): string {
  return steps.map(stepText).reverse().join(' > ');
}

function stepText({ tag, id, attrs = {}, indexOfType }: ElementStep): string {
  const marks = Object.entries({ ...(id !== undefined && { id }), ...attrs });
  const position = indexOfType === undefined ? '' : `:nth-of-type(${indexOfType + 1})`;
  return tag + marks.map(([name, value]) => `[${name}="${escaped(value)}"]`).join('') + position;
}

/** As a CSS string; what would end the line is written by its number. */
function escaped(value: string): string {
  return value.replace(/["\\]/g, '\\$&').replace(/\p{Cc}/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `);
}
