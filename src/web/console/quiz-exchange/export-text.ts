import schema from '#contract/quiz-document/quiz-1.schema.json';
import type { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { quizSchemaPath } from '#contract/quiz-document/quiz-file.ts';
import { readBySchema, type Schema } from './read-by-schema.ts';

/**
 * A quiz as a file: the same text for equal quizzes, with fields in the order of the schema.
 * @param origin of the site that has the schema
 */
export function exportText(quiz: QuizBody, origin: string): string {
  const file = { $schema: `${origin}${quizSchemaPath}`, everkite: 'quiz', version: 1, quiz };
  return `${JSON.stringify(readBySchema(schema as Schema, file).value, null, 2)}\n`;
}

/** @param version such as "v3" */
export const exportName = (slug: string, version: string): string => `everkite-quiz-${slug}-${version}.json`;
