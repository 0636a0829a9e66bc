import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CancelForm } from './cancel-form.tsx';

const factsOf = (until: string | null | undefined) => {
  const form = <CancelForm until={until} onCancel={async () => {}} keepHref="/account" />;
  return [...renderToStaticMarkup(form).matchAll(/<li>.*?<\/li>/g)].map(([item]) => item.replace(/<[^>]+>/g, ''));
};

test('the line with the date keeps its space before the date is known, so that the button does not move', () => {
  expect(factsOf(undefined)).toHaveLength(factsOf('2027-02-14T00:00:00Z').length);
  expect(factsOf(undefined)[0]).toBe('You can use Everkite until your paid time ends.');
  expect(factsOf('2027-02-14T00:00:00Z')[0]).toBe('You can use Everkite until 14 February 2027.');
});

test('a subscription without paid time is cancelled without naming a day', () => {
  expect(factsOf(null)[0]).toBe('No more payments after today.');
});
