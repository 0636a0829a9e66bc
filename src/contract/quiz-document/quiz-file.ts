/** The address of a quiz as a version has it; what it serves never changes. */
export const quizFile = (hash: string): string => quizFilePattern.replace(':hash', hash);
export const quizFilePattern = '/content/quiz/:hash';

/** The JSON Schema of an exported quiz. Another number is another format. */
export const quizSchemaPath = '/schemas/quiz-1.json';
