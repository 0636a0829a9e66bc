import { renderSurveyInline } from '@formbricks/surveys';
import { questions } from './questions.mjs';

renderSurveyInline({
  containerId: 'root',
  brandColor: '#23265f',
  isBrandingEnabled: false,
  survey: {
    id: 'survey',
    welcomeCard: { enabled: false },
    thankYouCard: { enabled: true, headline: 'Thank you' },
    styling: null,
    questions: questions.map(({ title, hint, options }, i) => ({
      id: `question-${i}`,
      type: 'multipleChoiceSingle',
      headline: title,
      subheader: hint,
      required: true,
      choices: options.map((label, j) => ({ id: `${i}-${j}`, label })),
    })),
  },
});
