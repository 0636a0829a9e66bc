import { createHash } from 'node:crypto';
import { quizzes } from '#quiz/quizzes.ts';

/** The quizzes as data, with all their questions and copy. */
export const content = { quizzes: Object.values(quizzes) };

/** A hash of the content, so that every change makes another version. */
export const contentVersion = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
