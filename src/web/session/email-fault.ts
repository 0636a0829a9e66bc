/** The message for a wrong email address, null when there is none. The server validates again. */
export function emailFault(email: string): string | null {
  if (email === '') return 'Type your e-mail address.';
  return /^\S+@\S+\.\S+$/.test(email) ? null : 'Add the part that is missing, as in name@example.com.';
}
