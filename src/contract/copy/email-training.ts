/** The texts of emails of training. The facts of somebody's flights in a letter are computed. */
export const emailTraining = {
  'letter-second-subject': 'Your second flight',
  'letter-second-heading': 'Your second flight is ready',
  'letter-second-new': 'New today: {exercise}. A short lesson, then {minutes} minutes.',
  'letter-next': 'New to you next: {exercises}.',
  'letter-plain-heading': 'Your flight is there when you are.',
  'letter-preview': 'As you asked.',
  'letter-today': 'Open today',
  'letter-week': 'See your week',
  'letter-why-second-flight': 'You asked for letters. This one comes once.',
  'letter-why-first-week': 'You asked for letters. This one comes once, after your first seven days.',
  'letter-why-weekly': 'You asked for one email a week. It stops with one press.',
  'letter-stop': 'Stop these emails',
  'unused-subject': 'Shall we keep your training at {brand}?',
  'unused-preview': 'Without an answer we erase it on {date}.',
  'unused-heading': 'Shall we keep your training?',
  'unused-two-years':
    'You have had no plan for two years. Your training from before is still in your account, and we do not want to keep it longer than you like.',
  'unused-to-keep': 'To keep it, sign in and open your progress before {date}. You need no plan for that.',
  'unused-if-nothing': 'If you do nothing, we erase it on {date}. Your account stays.',
  'unused-button': 'Keep my training',
  'unused-foot': 'If you keep it, we ask again after two more years without a plan. There is nothing to pay.',
} as const;
