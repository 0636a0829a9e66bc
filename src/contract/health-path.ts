/** Not among `calls`, because the first screen needs this path but none of those. */
export const healthPath = '/health';
