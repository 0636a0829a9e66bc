// The answers of a Typebot server, without delay: a question as a bubble, its options as buttons.
import { questions } from './pages/questions.mjs';

/** The answer to a POST to this path; null for other paths. */
export function typebotAnswer(path) {
  if (path === '/api/v1/typebots/check-in/startChat') return { ...questionMessages(0), sessionId: 'session', typebot };
  if (path === '/api/v1/sessions/session/continueChat') return questionMessages(1);
  return null;
}

const typebot = {
  id: 'check-in',
  version: '6.1',
  // Without the typeface that it would load from another host.
  theme: { general: { font: { type: 'Custom', family: 'sans-serif', css: '' } } },
  // By default it emulates typing; without that it is as fast as possible.
  settings: { typingEmulation: { enabled: false } },
};

function questionMessages(number) {
  const { title, hint, options } = questions[number];
  const paragraph = (text) => ({ type: 'p', children: [{ text }] });
  const bubble = { type: 'richText', richText: [paragraph(title), paragraph(hint)] };
  return {
    messages: [{ id: `bubble-${number}`, type: 'text', content: bubble }],
    input: {
      id: `input-${number}`,
      type: 'choice input',
      items: options.map((content, i) => ({ id: `${number}-${i}`, content })),
    },
  };
}
