import { type Place, testsOf } from '../promises.ts';

const enrolling = testsOf('src/server/operations/operators/enrol.test.ts');
const team = testsOf('src/server/operations/operators/team.test.ts');
const signInChanges = testsOf('src/server/operations/operators/sign-in-change.test.ts');
const operatorSignIn = testsOf('src/server/operations/operators/sign-in-as-operator.test.ts');
const alerts = testsOf('src/server/operations/alerts/watch.test.ts');
const digest = testsOf('src/server/operations/digest/digest.test.ts');
const invitationLink = enrolling('works for 24 hours, and one that was sent again replaces it');
const resetOperator = team('whoever is invited again sets up a new sign-in, and the old one opens nothing');

/** The sentences of emails to operators. */
export const toOperators: Place = {
  promises: [
    // Operators
    [
      'Okafor invited you to the Everkite console.',
      enrolling('comes by email with a link, and says who invited and as'),
    ],
    ['You are invited to the Everkite console.', enrolling('comes by email with a link, and says who invited and as')],
    ['Nothing in the console opens before that.', enrolling('opens a session that may only set up a sign-in')],
    ['The link works for # hours, and once; keep it to yourself.', invitationLink],
    [
      'Then there is nothing to do: without this link nobody gets in.',
      enrolling('is stored as a hash alone'),
      testsOf('src/server/operations/operators/roles.test.ts')('none is open to somebody without a session'),
    ],
    [
      'Okafor reset your sign-in to the Everkite console: your passkeys, code apps, password and recovery codes work no more, and your sessions have ended.',
      resetOperator,
    ],
    [
      'Your sign-in was reset to the Everkite console: your passkeys, code apps, password and recovery codes work no more, and your sessions have ended.',
      resetOperator,
    ],
    ['You can sign in to the console from now on.', operatorSignIn('opens a confirmed session')],
    [
      'Your recovery codes were shown once, on that screen.',
      testsOf('src/server/operations/operators/passkeys.test.ts')(
        'the first passkey opens everything that the role may',
      ),
    ],
    [
      'It can be used to sign in to the console from now on.',
      operatorSignIn('opens a confirmed session'),
      testsOf('src/server/operations/operators/passkeys.test.ts')(
        'opens a confirmed session, and says in the audit who',
      ),
    ],
    ['They can reset your sign-in, which ends all your sessions.', resetOperator],
    ['It signs you in no more.', enrolling('a factor is named and removed, which ends the other sessions')],
    [
      'Your other sessions have ended.',
      enrolling('a factor is named and removed, which ends the other sessions'),
      enrolling('a new password ends the other sessions, and the one before opens nothing'),
    ],
    [
      'The password before works no more.',
      enrolling('a new password ends the other sessions, and the one before opens'),
    ],
    ['All earlier recovery codes work no more.', operatorSignIn('a recovery code works once, however it is typed')],
    ['It works no more; # recovery codes are left.', operatorSignIn('a recovery code works once, however it is typed')],
    ['It works no more; # recovery code is left.', operatorSignIn('a recovery code works once, however it is typed')],
    [
      'Your passkeys, code apps, password and recovery codes work no more, and your sessions have ended.',
      resetOperator,
      signInChanges('whoever is reset from the command line learns it without a link'),
    ],
    ['With a new invitation you set up your sign-in again.', resetOperator],
    [
      'ALERT_EMAILS of https://everkite.example get this once when it begins, once a day while it lasts and nobody has acknowledged it, and once when it is over.',
      alerts('an alert is told once when it opens, once a day while it lasts, and once when it is over'),
      alerts('an alert that somebody has seen is not told again each day, and leaves one audit entry'),
    ],
    [
      'The day is that of UTC; usual is the mean of the same weekday in the last # weeks, and a change is named when it is no chance.',
      digest('tells of the last full day, once, at the hour that was chosen'),
      digest('names a change with the day on which it began, and good news is nothing to look at'),
    ],
    [
      'You chose this email at # (Europe/Berlin); on the overview you can choose another hour or none.',
      digest('tells of the last full day, once, at the hour that was chosen'),
      ['e2e/console-pages.spec.ts', 'an operator chooses the hour of the digest on the overview, and none again'],
    ],
  ],

  noPromises: [
    'Your role: Analyst.',
    // What to do
    /^Tell an owner of the console (at once|before you use the link)\.$/,
    'Set up a passkey, or a password with a code app.',
    // The figures of a day or an alert
    /^Two things to look at\.$|^Chargebacks #%|^(Still|Over): |^Of this month’s money; |^# of # payments, #%; /,
  ],
};
