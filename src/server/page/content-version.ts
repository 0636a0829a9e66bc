import { createHash } from 'node:crypto';
import { mentalHealth } from '../../quiz/content/mental-health';
import { quizOne } from '../../quiz/content/quiz-one';
import { quizTwo } from '../../quiz/content/quiz-two';

/** The quizzes as data, all that they ask and say. */
export const content = { quizzes: [quizOne, quizTwo, mentalHealth] };

/** Names the content by what it says: another word is another version. */
export const contentVersion = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
