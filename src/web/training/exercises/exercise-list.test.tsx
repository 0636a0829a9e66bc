import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exerciseIds, exerciseOf } from '#training/exercises/exercises.ts';
import { ExerciseList } from './exercise-list.tsx';

const ignore = () => {};
const markup = renderToStaticMarkup(
  <ExerciseList minutesOf={() => 10} waiting={null} onStart={ignore} onAbout={ignore} />,
);
const wordsOf = (shown: string) =>
  shown
    .replace(/<svg.*?<\/svg>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word));
/** Of what is folded only the summaries can be read. */
const folded = /(?<=<\/summary>).*?(?=<\/details>)/gs;

it('the page of all exercises has at most 250 words', () => {
  const words = wordsOf(markup.replace(folded, ''));
  expect(words.length).toBeGreaterThan(exerciseIds.length);
  expect(words.length, words.join(' ')).toBeLessThanOrEqual(250);
});

it.each(exerciseIds)('%s has a card that starts it and a button to its page', (id) => {
  const { name } = exerciseOf(id);
  expect(markup).toContain(`<b>${name}</b>`);
  expect(markup).toContain(`aria-label="About ${name}"`);
});

it('there are four groups of exercises, and what is measured', () => {
  expect(markup.match(/<h2/g)).toHaveLength(4 + 1);
});
