import { describe, expect, it } from 'vitest';
import { sentencesOf } from '#quiz/engine/sentences.ts';
import { engines } from '#training/exercises/engine.ts';
import { lessonCopy, lessonParts } from './lesson-copy.ts';

describe.each(engines)('the lesson of %s', (engine) => {
  it.each(lessonParts)('has one to three short sentences for its part %s', (part) => {
    const sentences = sentencesOf(lessonCopy[engine][part]);
    expect(sentences.length).toBeGreaterThanOrEqual(1);
    expect(sentences.length).toBeLessThanOrEqual(3);
    expect(sentences.join(' ')).toBe(lessonCopy[engine][part]);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z“].*\.$/);
  });
});
