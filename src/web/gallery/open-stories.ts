import { calls } from '#contract/calls.ts';
import { paths } from '#contract/paths.ts';
import { type Story, unknownPath, type VisitorActions } from './story.ts';
import { signedIn } from './subscription-states.ts';

type Situation = Omit<Story, 'part'>;

async function signIn({ type, press }: VisitorActions) {
  await type('Email', 'robin@example.com');
  await type('Password', 'a quiet kite');
  await press('Sign in');
}

const signingIn: Situation[] = [
  { id: 'login', title: 'Sign in', shows: paths.login },
  { id: 'login-incomplete', title: 'Sign in, nothing typed', shows: paths.login, act: ({ press }) => press('Sign in') },
  {
    id: 'login-refused',
    title: 'Sign in, wrong password',
    shows: paths.login,
    answers: { [calls.signIn]: { status: 400, json: { error: 'usecase.Signin: invalid creds' } } },
    act: signIn,
  },
  { id: 'login-password-set', title: 'Sign in, password just set', shows: paths.login, address: '&password=set' },
  { id: 'reset', title: 'Forgot password', shows: paths.resetPassword },
  {
    id: 'reset-sent',
    title: 'Forgot password, link sent',
    shows: paths.resetPassword,
    answers: { [calls.requestPasswordReset]: { json: {} } },
    async act({ type, press }) {
      await type('Email', 'robin@example.com');
      await press('Send the link');
    },
  },
  { id: 'change-link-missing', title: 'Change password, no link', shows: paths.changePassword },
  { id: 'change-by-link', title: 'Change password, by a link', shows: paths.changePassword, address: '&token=a-token' },
  { id: 'change-signed-in', title: 'Change password, signed in', shows: paths.changePassword, arrange: signedIn },
];

const others: Situation[] = [
  {
    id: 'site-menu',
    title: 'The menu, open on phones',
    shows: paths.help,
    async act({ press }) {
      if (!matchMedia('(min-width: 1000px)').matches) await press('Menu');
    },
  },
  { id: 'not-found', title: 'No such page', shows: unknownPath },
];

/** The open pages outside the quizzes, in the main layout, and the one of unknown addresses. */
export const openStories: Story[] = [
  ...signingIn.map((story) => ({ ...story, part: 'Signing in' })),
  ...others.map((story) => ({ ...story, part: 'Site' })),
];
