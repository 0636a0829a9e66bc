import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { changingTextIn, faultsOf } from '#testing/web/changing-text.ts';

/** Not shown to people. */
const left = /^gallery\/|\.(test|stories)\.tsx$/;

describe('what a translated page says', () => {
  it('is right after each change: words that may change stand alone in their element', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => name.endsWith('.tsx') && !left.test(name));
    const faults = files.flatMap((file) =>
      changingTextIn(path.join(import.meta.dirname, file)).map((fault) => `${file}:${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['<p>Today {amount}</p>', 'words that may change beside other children'],
    ['<p>{amount} <b>today</b></p>', 'words that may change beside other children'],
    ['<p>{isTrial ? "nothing" : amount} today</p>', 'words that may change beside other children'],
    ['<p>{isTrial && "Trial: "}{amount}</p>', 'words that may change beside other children'],
    ['<Button>Continue with {plan}</Button>', 'words that may change beside other children'],
    ['<>until {day}</>', 'words that may change beside other children'],
    ['<>until <b>{day}</b></>', 'words in a fragment'],
    ['<p>{isTrial && <b>Trial</b>} today</p>', 'words after an element that comes and goes'],
    ['<span><i />{children}</span>', 'a slot for words beside other children'],
  ])('is wrong after a change in %s', (jsx, reason) => {
    expect(faultsOf(`const view = ({ children }: { children: ReactNode }) => ${jsx};`)).toEqual([`1: ${reason}`]);
  });

  it('never holds the word undefined: what may be missing stands in no template by itself', () => {
    const view = (jsx: string) => `function View({ more }: { more?: string }) { return ${jsx}; }`;
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    expect(faultsOf(view('<p>{`Saved ${more}`}</p>'))).toEqual(['1: `more`, which may be missing, in a template']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    expect(faultsOf(view("<p>{`Saved ${more ?? ''}`}</p>"))).toEqual([]);
  });

  it.each([
    '<p>{amount}</p>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    '<p>{`Today ${amount}`}</p>',
    '<p><b>{amount}</b><span>{rest}</span></p>',
    '<p>Today <b>{amount}</b> and later</p>',
    '<main>{head}<p>Today</p>{children}</main>',
    '<ul>{rows.map((row) => <li key={row}>{row}</li>)}</ul>',
    '<p>Today{isTrial && <b>Trial</b>}</p>',
  ])('is right after a change in %s', (jsx) => {
    expect(faultsOf(`const view = ({ children, head }: { children: ReactNode; head: ReactNode }) => ${jsx};`)).toEqual(
      [],
    );
  });
});
