/** The address of the texts of a group that operators have changed; what it serves never changes. */
export const copyFile = (hash: string): string => copyFilePattern.replace(':hash', hash);
export const copyFilePattern = '/content/copy/:hash';
