/** Local time minus UTC at a moment (epoch ms), in minutes. */
export const offsetMinAt = (at: number): number => -new Date(at).getTimezoneOffset();

/** The minute of the local day at a moment (epoch ms). */
export const minuteOfDayAt = (at: number): number => {
  const date = new Date(at);
  return date.getHours() * 60 + date.getMinutes();
};
