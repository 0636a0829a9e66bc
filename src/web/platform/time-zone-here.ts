/** The values of browsers that cannot name their place. */
const unknownPlaces = ['', 'Etc/Unknown'];

/** The IANA name of this device's time zone; null when the browser cannot name it. */
export function timeZoneHere(): string | null {
  const named: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return named === undefined || unknownPlaces.includes(named) ? null : named;
}
