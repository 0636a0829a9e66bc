import type { ElementStep } from './element-label.ts';

/** The steps as a CSS selector. */
export function selectorText(steps: readonly ElementStep[]): string {
  return steps.map(stepText).reverse().join(' > ');
}

function stepText({ tag, id, attrs = {}, indexOfType }: ElementStep): string {
  const marks = Object.entries({ ...(id !== undefined && { id }), ...attrs });
  const position = indexOfType === undefined ? '' : `:nth-of-type(${indexOfType + 1})`;
  return tag + marks.map(([name, value]) => `[${name}="${escaped(value)}"]`).join('') + position;
}

/** Escaped for a CSS string; control characters become their code point, because a line break would end the string. */
function escaped(value: string): string {
  return value.replace(/["\\]/g, '\\$&').replace(/\p{Cc}/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `);
}
