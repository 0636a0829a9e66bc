import { expect, it } from 'vitest';
import type { ElementStep } from '#contract/console/element-label.ts';
import { selectorText } from '#contract/console/element-selector.ts';
import type { ElementFacts, ElementPath } from './autocapture-rules.ts';
import { ruleOf } from './element-rule.ts';
import { hierarchyOf } from './hierarchy.ts';

const base = 'https://site.example/';

interface Node {
  tag: string;
  attributes?: Record<string, string>;
  inside?: Node[];
}
const node = (tag: string, attributes: Record<string, string> = {}, ...inside: Node[]): Node => ({
  tag,
  attributes,
  inside,
});

/** The paths of all elements of a page, in document order. */
function pathsOf(root: Node): ElementPath[] {
  const visit = (each: Node, siblings: readonly Node[], outside: ElementPath): ElementPath[] => {
    const index = siblings.indexOf(each);
    const facts: ElementFacts = {
      tag: each.tag,
      attributes: each.attributes ?? {},
      index,
      indexOfType: siblings.filter(({ tag }) => tag === each.tag).indexOf(each),
      previousTag: siblings[index - 1]?.tag ?? null,
    };
    const path = [facts, ...outside];
    const inside = each.inside ?? [];
    return [path, ...inside.flatMap((child) => visit(child, inside, path))];
  };
  return visit(root, [root], []);
}

/** Whether the steps match an element by its hierarchy in an event. */
function leads(steps: readonly ElementStep[], hierarchy: readonly Record<string, unknown>[]): boolean {
  return steps.every(({ attrs = {}, ...step }, i) => {
    const captured = hierarchy[i];
    if (captured === undefined) return false;
    const capturedAttrs = (captured.attrs ?? {}) as Record<string, string>;
    return (
      Object.entries(step).every(([name, value]) => captured[name] === value) &&
      Object.entries(attrs).every(([name, value]) => capturedAttrs[name] === value)
    );
  });
}

function counterOf(all: readonly ElementPath[]) {
  const hierarchies = all.map((path) => hierarchyOf(path, base));
  return (steps: readonly ElementStep[]) => hierarchies.filter((hierarchy) => leads(steps, hierarchy)).length;
}

/** The selector of the element with this `title`, which must match no other element of the page. */
function selectorOf(page: Node, title: string): string {
  const all = pathsOf(page);
  const countOf = counterOf(all);
  const steps = ruleOf(all.find(([own]) => own!.attributes.title === title)!, base, countOf);
  expect(countOf(steps)).toBe(1);
  return selectorText(steps);
}

const wanted = { title: 'wanted' };

it('the rule of an element is its id, where that is permanent', () => {
  const page = node('body', {}, node('a', { ...wanted, id: 'start', href: '/quiz' }), node('a', { id: 'end' }));
  expect(selectorOf(page, 'wanted')).toBe('a[id="start"]');
});

it.each(['_r_1_', '_R_9lb_', ':r1:', '«r1»', '_r_1_-help'])(
  'the rule of an element never names the id %s, which the next page load may give to another',
  (id) => {
    const page = node('body', {}, node('button', { ...wanted, id, name: 'send' }), node('button'));
    expect(selectorOf(page, 'wanted')).toBe('button[name="send"]');
  },
);

it('the rule of a link is its address, and as many ancestors as make it unique', () => {
  const help = (more = {}) => node('a', { href: '/help', ...more });
  const page = node('body', {}, node('header', {}, help()), node('footer', {}, node('p'), help(wanted)));
  expect(selectorOf(page, 'wanted')).toBe('footer > a[href="/help"]');
});

it('a rule begins at a part of the page, without a place among siblings where it is unique', () => {
  const page = node('body', {}, node('main', {}, node('p'), node('p', {}, node('button', wanted))));
  expect(selectorOf(page, 'wanted')).toBe('main > p > button');
});

it('a rule has a place among siblings where only that distinguishes the element from its siblings', () => {
  const page = node('body', {}, node('details', {}, node('summary')), node('details', {}, node('summary', wanted)));
  expect(selectorOf(page, 'wanted')).toBe('body > details:nth-of-type(2) > summary');
});

it('a rule names no attribute that events change: a query, a fragment, a card’s number', () => {
  const anchors = ['#how', '#price'].map((href) => node('a', { href, ...(href === '#price' && wanted) }));
  const page = node('body', {}, node('nav', { 'aria-label': 'Main' }, ...anchors));
  expect(selectorOf(page, 'wanted')).toBe('nav[aria-label="Main"] > a:nth-of-type(2)');
  const numbered = node('body', {}, node('a', { ...wanted, id: 'a4242424242424242', href: '/pay?card=1' }), node('a'));
  expect(selectorOf(numbered, 'wanted')).toBe('body > a:nth-of-type(1)');
});

it('a rule never names a class', () => {
  const page = node('body', {}, node('a', { ...wanted, class: '_x1y2' }), node('a', { class: '_z3' }));
  expect(selectorOf(page, 'wanted')).toBe('body > a:nth-of-type(1)');
});

it('the rule of every element matches it alone, even in a page whose parts repeat', () => {
  const list = () => node('ul', {}, ...[1, 2, 3].map(() => node('li', {}, node('div', {}, node('button'), node('a')))));
  const page = node('html', {}, node('body', {}, list(), node('main', {}, list(), list())));
  const all = pathsOf(page);
  const countOf = counterOf(all);
  for (const path of all) {
    const steps = ruleOf(path, base, countOf);
    expect([selectorText(steps), countOf(steps)]).toEqual([expect.any(String), 1]);
    expect(leads(steps, hierarchyOf(path, base))).toBe(true);
  }
});

it('a rule’s selector goes from the outside in, with places counted from 1', () => {
  const steps = [
    { tag: 'a', attrs: { href: '/help' } },
    { tag: 'li', indexOfType: 2 },
    { tag: 'nav', id: 'foot' },
  ];
  expect(selectorText(steps)).toBe('nav[id="foot"] > li:nth-of-type(3) > a[href="/help"]');
});

it('an attribute’s value cannot break out of a rule’s selector', () => {
  const step = { tag: 'a', attrs: { name: 'a"] , body, [x="\\\n' } };
  expect(selectorText([step])).toBe('a[name="a\\"] , body, [x=\\"\\\\\\a "]');
});
