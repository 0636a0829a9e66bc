/** `a•••@gmail.com`: enough to recognize an address by, not enough to write to it. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`;
}
