const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const hostname = /^([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]+\])$/i;

/**
 * Where the visitor's browser finds the emulator. One on this machine is reached by the name the visitor already uses,
 * so that a phone on the same network can pay too. Names that are none are ignored: they come from a header.
 */
export function emulatorOrigin(emulatorUrl: string, visitorsHostname: string): string {
  const url = new URL(emulatorUrl);
  if (loopback.test(url.hostname) && hostname.test(visitorsHostname)) url.hostname = visitorsHostname;
  return url.origin;
}
