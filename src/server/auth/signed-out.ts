/** What every call says to whoever is not signed in; with 401, which leads the browser to Login (§ 6). */
export const signedOut = { error: 'Please sign in.' } as const;
