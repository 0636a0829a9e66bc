import { expect, it } from 'vitest';
import { QuizExport } from './quiz-export.ts';

it('the published schema is that of the code: npx vitest run --project unit <this file> --update writes it', async () => {
  await expect(`${JSON.stringify(QuizExport, null, 2)}\n`).toMatchFileSnapshot('quiz-1.schema.json');
});
