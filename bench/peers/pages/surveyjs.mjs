import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
// The style sheet without the typeface that the usual one loads from another host.
import 'survey-core/survey-core.fontless.min.css';
import { Survey } from 'survey-react-ui';
import { questions } from './questions.mjs';

const model = new Model({
  autoAdvanceEnabled: true,
  pages: questions.map(({ title, hint, options }, i) => ({
    elements: [{ type: 'radiogroup', name: `question-${i}`, title, description: hint, choices: options }],
  })),
});
createRoot(document.getElementById('root')).render(createElement(Survey, { model }));
