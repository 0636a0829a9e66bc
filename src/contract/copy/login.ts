/** The texts of Login. */
export const login = {
  title: 'Welcome back',
  'password-set': 'Your password is set. Sign in with it.',
  email: 'Email',
  password: 'Password',
  'sign-in': 'Sign in',
  forgot: 'Forgot password',
  'no-password': 'Type your password.',
  'wrong-details': 'Email or password is not right.',
  'too-many-tries': 'Too many tries for now. Wait a few minutes, then try again.',
} as const;
