/** Hours of the day at which the digest can be sent. A file without schemas, for the browser. */
export const digestHours = [5, 6, 7, 8, 9, 10] as const;

/** `07:00`. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
