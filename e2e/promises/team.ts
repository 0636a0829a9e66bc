import { type Place, testsOf } from '../promises.ts';
import { onDevice, withAnAccount } from './proofs.ts';

const team = testsOf('src/server/operations/operators/team.test.ts');
const enrolling = testsOf('src/server/operations/operators/enrol.test.ts');
const consoleSignIn = testsOf('src/server/operations/operators/console-sign-in.test.ts');
const liveMode = testsOf('src/server/operations/operators/live-mode.test.ts');
const signIn = testsOf('src/server/operations/operators/sign-in-as-operator.test.ts');
const roles = testsOf('src/server/operations/operators/roles.test.ts');
const readAudit = testsOf('src/server/operations/audit/read-audit.test.ts');
const audit = testsOf('src/server/platform/audit/record-audit.test.ts');

const invited = enrolling('comes by email with a link, and says who invited and as what');
const linkOnce = enrolling('works for 24 hours, and one that was sent again replaces it');
const anotherWayIn = team('gives the last owner a new way in, and anybody else the role');
const again = team('whoever is invited again sets up a new sign-in, and the old one opens nothing');
const sessions = enrolling('sessions are listed and ended, one or all others');
const codes = signIn('a recovery code works once, however it is typed, and renewed ones replace it');
const whole = readAudit('says up to which entry it is whole, and is an entry itself');
const oneZone = enrolling('the time zone %j answers %d');

/** The page of the team, its audit log, and setting up a sign-in. */
export const teamPage: Place = {
  promises: [
    [
      'Sessions end after # hours, or # minutes without a press.',
      consoleSignIn('sign-in to the console gives a token that opens the report for twelve hours'),
      consoleSignIn('a session of the console ends after thirty minutes without a call'),
    ],
    ['The last owner cannot be removed.', team('is neither ended, nor demoted, nor invited again')],
    [
      'Ten refused sign-ins lock for # minutes and write an alert.',
      signIn('ten refused sign-ins lock the network out, and a browser that was in before stays free'),
      testsOf('src/server/operations/alerts/alert-rules.test.ts')('%s is an alert, and less than that is none'),
    ],
    ['Earlier links work no more.', linkOnce],
    ['… gets a new link.', again],
    ['Each lets you in once when the device is lost.', codes],
    [
      'asks for a passkey or code not older than # minutes.',
      roles('what moves money, changes or erases a person, or changes the team needs a factor of the last ten minutes'),
    ],
    ['Nobody can open answers to the questions.', withAnAccount, onDevice],

    // The audit log
    [
      'Looking at a person is an entry too.',
      testsOf('src/server/operations/desk/desk.routes.test.ts')('is an entry of the'),
    ],
    [
      'No addresses of customers and no secrets are kept here.',
      testsOf('src/server/operations/desk/find-subscribers.test.ts')('is one entry of the audit, without the address'),
      testsOf('src/server/operations/desk/acts/desk-acts.test.ts')('both addresses get an email, sessions end'),
    ],
    [
      'Kept for six years; nobody can change or remove an entry.',
      testsOf('src/server/operations/tidy/tidy.test.ts')('entries of the audit are kept for six years'),
      audit('takes no change to an entry'),
      audit('shows one changed byte of a record, a changed column and a missing entry'),
    ],
    ['The chain is whole.', whole],
    ['The chain is broken at entry ….', readAudit('finds one changed byte')],

    // Setting up a sign-in
    ['It works once, for a day.', linkOnce],
    ['A link works once, for a day.', linkOnce],
    ['An owner can send another; the owner’s own way back is a command on the server.', again, anotherWayIn],
    ['An owner can invite you again; the owner’s own way back is a command on the server.', again, anotherWayIn],
    ['The link was for you alone and works once.', linkOnce],
    [
      'With a passkey or a code app set up, you can sign in.',
      testsOf('src/server/operations/operators/passkeys.test.ts')(
        'opens a confirmed session, and says in the audit who',
      ),
      signIn('opens a confirmed session'),
    ],
    [
      'Without one, an owner can send you another link.',
      enrolling('whoever opened it before leaves no password behind'),
      linkOnce,
    ],
    ['… invited you as …: ….', invited],
    ['You are invited as …: ….', invited],
    [
      'Nothing in the console opens before you have a second factor.',
      enrolling('opens a session that may only set up a'),
    ],
    [
      'You are the first owner: with real payments everybody signs in with a name.',
      liveMode('the console’s password opens nothing but setting up the first owner'),
    ],
    ['You see them once; only their fingerprints are kept here.', codes],
    [
      'You are here with the console’s own password.',
      liveMode('the printed password opens everything, also when an owner'),
    ],
    [
      'Invite yourself as an owner to sign in with a name; with real payments nothing else opens.',
      liveMode('once an owner has a second factor, the password opens nothing, and its sessions end'),
    ],

    // Sessions and hours
    ['The others go on.', sessions],
    ['The other session has ended.', sessions],
    ['The other sessions have ended.', sessions],
    ['The session of … has ended.', sessions],
    ['It is … there, ….', oneZone],
    [
      'Reports are in UTC.',
      testsOf('src/server/operations/digest/digest.test.ts')('tells of the last full day, once, at the'),
    ],
  ],

  noPromises: [
    'The session goes on.',
    '… got no new link.',
    /^Type (the name that others see|your email address)\.$/,
    'As others see it, such as A.',
    'The time zone is as before.',
    'No new codes were made.',
    'The chain was not checked.',
    'Not checked yet.',
    'None is of these people, acts and days.',
    'Nobody has done anything yet.',
    'Open the link of your invitation.',
    'Then: ten recovery codes',
    /^(… )?All times (UTC|in …)\.$/,
    /^… … (entry|entries)(…+)?\.$/,
    /^…, … (is|are) invited\.$/,
    'UTC: …',
  ],
};
