import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it.each([
  ['One. Two? Three!', ['One.', 'Two?', 'Three!']],
  ['Only one', ['Only one']],
  ['About 2.5 minutes. Then rest.', ['About 2.5 minutes.', 'Then rest.']],
])('the sentences of “%s”', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));
