/** Hours of the day at which the digest can be sent. A file without schemas, for the browser. */
export const digestHours = [5, 6, 7, 8, 9, 10] as const;
