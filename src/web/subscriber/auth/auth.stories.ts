import { calls } from '#contract/calls.ts';
import { paths } from '#contract/paths.ts';
import { signedIn } from '#web/gallery/business.ts';
import { refused } from '#web/gallery/call-answers.ts';
import { fill, inTurn, press, storiesOf } from '#web/gallery/story.ts';

export const place = 130;
export const stories = storiesOf(
  { part: 'Signing in', shows: paths.login },
  {
    login: { title: 'Sign in' },
    'login-incomplete': { title: 'Sign in, nothing typed', act: press('Sign in') },
    'login-refused': {
      title: 'Sign in, wrong password',
      answers: { [calls.signIn]: refused(400, 'usecase.Signin: invalid creds') },
      act: inTurn(fill('Email', 'robin@example.com'), fill('Password', 'a quiet kite'), press('Sign in')),
    },
    'login-password-set': { title: 'Sign in, password just set', address: '&password=set' },
    reset: { title: 'Forgot password', shows: paths.resetPassword },
    'reset-sent': {
      title: 'Forgot password, link sent',
      shows: paths.resetPassword,
      answers: { [calls.requestPasswordReset]: { json: {} } },
      act: inTurn(fill('Email', 'robin@example.com'), press('Send the link')),
    },
    'change-link-missing': { title: 'Change password, no link', shows: paths.changePassword },
    'change-by-link': { title: 'Change password, by a link', shows: paths.changePassword, address: '&token=a-token' },
    'change-signed-in': { title: 'Change password, signed in', shows: paths.changePassword, arrange: signedIn },
  },
);
