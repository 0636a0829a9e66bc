import { type Static, Type } from 'typebox';
import { QuizBody } from './quiz-body.ts';

/** A quiz as a file. `quiz-1.schema.json` is this schema as JSON, which browsers read files with. */
export const QuizExport = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'The address of this schema.' })),
    everkite: Type.Literal('quiz'),
    version: Type.Literal(1),
    quiz: QuizBody,
  },
  {
    additionalProperties: false,
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Everkite quiz',
    description: 'A quiz as the console exports and imports it.',
  },
);
export type QuizExport = Static<typeof QuizExport>;
