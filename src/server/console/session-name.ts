/** What a session of the console is called in lists: too little of its token's hash to find it by. */
export function sessionName(tokenHash: Buffer): string {
  return `session ${tokenHash.toString('hex').slice(0, 6)}`;
}
