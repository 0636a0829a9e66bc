const digit = /\p{Nd}/u;

/**
 * A typed text with the digits of any script as 0 to 9: many keyboards type their own. Each script has its ten digits in
 * a row, so that the place in the row is the value.
 */
export function plainDigits(text: string): string {
  return [...text].map((sign) => (digit.test(sign) ? String(digitOf(sign.codePointAt(0)!)) : sign)).join('');
}

function digitOf(point: number): number {
  let first = point;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
}
