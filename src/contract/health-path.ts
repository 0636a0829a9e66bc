/** Not among `calls`, because the first screen needs this path but none of those. */
export const healthPath = '/health';
/** Answers as long as the process runs. */
export const livePath = '/live';
