/** A session's name in lists: too little of its token's hash to find the token by. */
export function sessionName(tokenHash: Buffer): string {
  return `session ${tokenHash.toString('hex').slice(0, 6)}`;
}
