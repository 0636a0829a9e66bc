import { expect, it } from 'vitest';
import type { ElementFacts } from './autocapture-rules.ts';
import { attributesOf, hierarchyOf } from './hierarchy.ts';

const base = 'https://site.example/help?token=secret';
const element = (tag: string, attributes: Record<string, string> = {}, more: Partial<ElementFacts> = {}) => ({
  tag,
  attributes,
  index: 0,
  indexOfType: 0,
  previousTag: null,
  ...more,
});

it('the hierarchy goes from the element outwards, each with its place among its siblings', () => {
  const link = element('a', { id: 'start', class: 'big  bold', href: '/quiz?x=1', 'aria-label': 'Start' });
  const parent = element('nav', {}, { index: 2, indexOfType: 1, previousTag: 'h1' });
  expect(hierarchyOf([link, parent], base)).toEqual([
    {
      tag: 'a',
      index: 0,
      indexOfType: 0,
      id: 'start',
      classes: ['big', 'bold'],
      attrs: { 'aria-label': 'Start', href: '/quiz' },
    },
    { tag: 'nav', index: 2, indexOfType: 1, prevSib: 'h1' },
  ]);
});

it('the hierarchy drops the outermost elements until it has at most 1024 characters (§ 5)', () => {
  const path = Array.from({ length: 100 }, (_, index) => element('div', { id: `box-${index}` }));
  const nodes = hierarchyOf(path, base);
  expect(nodes[0]).toMatchObject({ id: 'box-0' });
  expect(JSON.stringify(nodes).length).toBeLessThanOrEqual(1024);
  expect(JSON.stringify(hierarchyOf(path.slice(0, nodes.length + 1), base))).toBe(JSON.stringify(nodes));
});

it('the hierarchy is empty when not even the element fits', () => {
  const long = 'a'.repeat(300);
  const attributes = { id: long, class: long, name: long, role: long, title: long, alt: long, type: long };
  expect(hierarchyOf([element('a', { ...attributes, 'aria-label': long, href: `/${long}` })], base)).toEqual([]);
});

it('the hierarchy holds no number that looks like a card (§ 5)', () => {
  const card = '4242424242424242';
  const path = [
    element('a', { id: card, class: `x ${card}`, title: card, href: `/${card}` }),
    element('p', { id: card }),
  ];
  expect(JSON.stringify(hierarchyOf(path, base))).not.toContain('4242');
});

it('attributes are a chosen few, each at most 128 characters (§ 5)', () => {
  const attributes = { name: 'a'.repeat(200), value: 'secret', 'data-answer': 'often', style: 'x', type: 'radio' };
  expect(attributesOf(element('input', attributes), base)).toEqual({ name: 'a'.repeat(128), type: 'radio' });
});
