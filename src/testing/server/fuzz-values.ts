import fc from 'fast-check';

const oddTexts = [
  '',
  ' ',
  '\u202e',
  '\r\nx-odd: 1',
  '%00',
  '%',
  '%ff',
  '../../etc/passwd',
  "' or 1=1 --",
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e309',
  '9'.repeat(400),
  '-9223372036854775809',
  '2030-13-45',
  'x'.repeat(3000),
  '💥'.repeat(300),
  '\u0300'.repeat(200),
];

/** Values that no database column can store; rare, because a body with one of them is refused at once. */
const unstorableTexts = ['\0', 'kite\0', '\ud800', '\udfff\ud83e'];

export const oddText = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...unstorableTexts) },
);

export const oddNumber = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** JSON of any shape, with field names that JavaScript treats specially. */
export const oddValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(oddText, oddNumber, fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(oddText, tie('value'), { maxKeys: 4 }),
  ),
})).value;
