import { expect, it } from 'vitest';
import { linesInCode } from './lines-in-code.ts';

const linesOf = (code: string) => linesInCode('a.tsx', code).filter((line) => line !== '');

it('an element is one line, with all that is within it and "…" for what the code puts there', () => {
  const code = '<p title="A title">Ask <b>{name}</b> <a href={path}>here</a>.{" "}\n  And then?</p>';
  expect(linesOf(code)).toEqual(['Ask … here. And then?', 'A title']);
});

it('a line that has alternatives is one for each', () => {
  const early = `\`\${days} early\``;
  const code = `<p>It is {isLate ? "late" : ${early}}.{isEnding && " It ends."}</p>`;
  expect(linesOf(code)).toEqual(['It is late.', 'It is … early.', 'It is late. It ends.', 'It is … early. It ends.']);
});

it('what stands in a gap of a line has lines of its own', () => {
  expect(linesOf('<ul>All {rows.map((row) => <li>Row {row}.</li>)}</ul>')).toEqual(['All …', 'Row ….']);
});

it('strings of the code and of attributes are lines', () => {
  expect(linesOf("tell('done', 'It is done.'); const a = <Field help={is ? 'Yes.' : 'No.'} />")).toEqual([
    'done',
    'It is done.',
    'Yes.',
    'No.',
  ]);
});

it('a label and its text are one line, once for each alternative', () => {
  const code = "const effects = [['Access ends', at === null ? 'now' : <When at={at} />], ['a thing', 'x']]";
  expect(linesOf(code)).toEqual(['Access ends: now', 'Access ends: …', 'a thing', 'x']);
});

it('imports and types say nothing', () => {
  expect(linesOf("import { a } from 'b'; type C = 'Never.'; let d: 'Not this.' = e;")).toEqual([]);
});
