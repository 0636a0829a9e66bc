/** What is wrong with a typed e-mail address, in words for its field; null when nothing is. The server judges again. */
export function emailFault(email: string): string | null {
  if (email === '') return 'Type your e-mail address.';
  return /^\S+@\S+\.\S+$/.test(email) ? null : 'Add the part that is missing, as in name@example.com.';
}
