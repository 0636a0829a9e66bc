import type { AnalyticsSession } from './session.ts';

const lifetimeSeconds = 365 * 24 * 60 * 60;

/** The device, its current session, and the id of its latest event. */
export interface Identity {
  deviceId: string;
  session: AnalyticsSession | null;
  lastEventId: number;
}

export interface IdentityCookie {
  read(): Identity;
  write(identity: Identity): void;
  erase(): void;
}

/**
 * § 9: the identity cookie, named `AMP_` and the key's first ten characters, for 365 days, SameSite Lax.
 * Read again for each event, because other tabs write it too; kept in memory where cookies are off.
 * @param jar the document
 * @param newDeviceId makes an id for a device without one
 */
export function createIdentityCookie(
  jar: { cookie: string },
  apiKey: string,
  isSecure: boolean,
  newDeviceId: () => string,
): IdentityCookie {
  const name = `AMP_${apiKey.slice(0, 10)}`;
  const attributes = `; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  let remembered: Identity | null = null;

  // In some frames even reading a document's cookies throws.
  function readJar(): string {
    try {
      return jar.cookie;
    } catch {
      return '';
    }
  }

  function writeJar(text: string) {
    try {
      jar.cookie = text;
    } catch {}
  }

  return {
    read() {
      const cookie = readJar()
        .split('; ')
        .find((entry) => entry.startsWith(`${name}=`));
      const stored = cookie === undefined ? null : decode(cookie.slice(name.length + 1));
      remembered = stored ?? remembered ?? { deviceId: newDeviceId(), session: null, lastEventId: 0 };
      return remembered;
    },
    write(identity) {
      remembered = identity;
      writeJar(`${name}=${encode(identity)}; Max-Age=${lifetimeSeconds}${attributes}`);
    },
    erase() {
      remembered = null;
      writeJar(`${name}=; Max-Age=0${attributes}`);
    },
  };
}

function encode({ deviceId, session, lastEventId }: Identity): string {
  const fields = {
    deviceId,
    sessionId: session?.id,
    lastEventTime: session?.lastEventAt,
    lastEventId,
    chunkSize: session?.chunkSize,
  };
  return btoa(encodeURIComponent(JSON.stringify(fields)));
}

/** Null when the text is not in our format. */
function decode(text: string): Identity | null {
  try {
    const { deviceId, sessionId, lastEventTime, lastEventId, chunkSize } = JSON.parse(decodeURIComponent(atob(text)));
    if (typeof deviceId !== 'string' || deviceId === '') return null;
    const hasSession = Number.isSafeInteger(sessionId) && Number.isSafeInteger(lastEventTime);
    return {
      deviceId,
      session: hasSession ? { id: sessionId, lastEventAt: lastEventTime, ...(chunkSize > 0 && { chunkSize }) } : null,
      lastEventId: Number.isSafeInteger(lastEventId) ? lastEventId : 0,
    };
  } catch {
    return null;
  }
}
