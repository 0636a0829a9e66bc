/** The texts of Help. */
export const help = {
  title: 'Help',
  summary: 'Short answers. A reply to any of our emails reaches a person.',
  emergency: '{brand} itself cannot help in an emergency.',
  cancel: 'How do I cancel?',
  'cancel-answer':
    'Open <cancel>Cancel a subscription</cancel>, sign in, and press Cancel subscription. Access stays until the paid time ends, and you can undo it until then.',
  'get-in': 'I paid. How do I get in?',
  'get-in-answer':
    'After paying you can choose a password at once. If you closed that page, use the link in the email we sent, or ask for a new one under <password>Forgot password</password>.',
  train: 'Where do I train?',
  'train-answer':
    'Under <train>Train</train>, once you are signed in: each day has the exercises that your plan showed. Stop whenever you like; what you did is kept. You can choose fewer or more minutes, days of rest or a pause, and nothing is lost by it.',
  access: 'I cannot see, hear or move well. Can I train?',
  'access-answer':
    'Every exercise can be done by touch, mouse or keys. Most of those with a clock have a form without it, and what moves has a still form. Switch it on before you start an exercise.',
  password: 'I forgot my password',
  'password-answer':
    '<password>Ask for a link</password>. It works once and for one hour. Look among unwanted mail too.',
  refund: 'Can I get my money back?',
  'refund-answer':
    '{refund} You need no reason. Open <manage>Subscription</manage>, press Withdraw from contract here, then confirm. See <refunds>Changing your mind</refunds>.',
  diagnosis: 'Does the check-in say whether I have ADHD?',
  'diagnosis-answer':
    'No. It is a self-check, not a diagnosis. It adds up points for your answers and shows how it did. If the result worries you, talk to a doctor or another qualified professional.',
  score: 'How do you score?',
  'score-answer':
    'Most answers have points. Their sum times 1.6, to one decimal, gives the score and its level. Each level has limits, and a score outside of them is moved to the nearest one. For mental wellbeing the score is taken from 100, so that high is good. Press How we score on your result to see each step. It is our own self-check, not a medical test.',
  answers: 'Where did my answers go?',
  'answers-answer':
    'They are kept in the browser you used. A private window, another device or cleared site data start afresh. To take them along, press Continue on another device at the top of any question. See <privacy>Privacy</privacy>.',
  contact: 'How do I reach you?',
  'contact-answer': 'To reach <operator/>, <contact/>. A reply to any email from {brand} goes to the same people.',
} as const;
