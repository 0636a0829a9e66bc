/** The message for an invalid email address; null when it is valid. The server validates again. */
export function emailFault(email: string): string | null {
  if (email === '') return 'Type your email address.';
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)
    ? null
    : 'Add the part that is missing, as in name@example.com.';
}
