import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import type { SessionDetails } from '#contract/session-list.ts';
import { shortDate } from '#contract/short-date.ts';
import { BackLink } from '#web/site/back-link.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import styles from './account-view.module.css';
import { devicesCopy, say } from './devices-copy.ts';
import { type LoadedSessions, useSessions } from './use-sessions.ts';

export const prepare = devicesCopy.load;

/** /account/devices: the signed-in browsers, each with a button to sign it out. */
export default function DevicesPage() {
  const { loaded, reload, end, endOthers } = useSessions();
  return (
    <SignedInShell current="account" narrow>
      <BackLink href={paths.account} label={say('back')} />
      <h1 tabIndex={-1} className={styles.greeting}>
        {say('title')}
      </h1>
      {contentOf(loaded, { reload, end, endOthers })}
    </SignedInShell>
  );
}

interface Actions {
  reload(): void;
  end(id: number): void;
  endOthers(): void;
}

function contentOf(loaded: LoadedSessions, { reload, end, endOthers }: Actions): ReactNode {
  if (loaded === 'loading') return null;
  if (loaded === 'failed') {
    return (
      <Card>
        <p className="muted">{say('not-loaded')}</p>
        <Button variant="white" wide onClick={reload}>
          {say('try-again')}
        </Button>
      </Card>
    );
  }
  return <Sessions sessions={loaded} onEnd={end} onEndOthers={endOthers} />;
}

interface SessionsProps {
  sessions: readonly SessionDetails[];
  onEnd(id: number): void;
  onEndOthers(): void;
}

function Sessions({ sessions, onEnd, onEndOthers }: SessionsProps) {
  const heading = useFocusAfterFewer(sessions.length);
  return (
    <div className="stack">
      <p className="muted">{say('unknown')}</p>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {say('count', { count: sessions.length })}
      </h2>
      <ul className="stack">
        {sessions.map((session) => (
          <li key={session.id}>
            <Session session={session} onEnd={() => onEnd(session.id)} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="white" wide onClick={onEndOthers}>
          {say('end-others')}
        </Button>
      )}
      <Button variant="text" href={paths.changePassword}>
        {say('change-password')}
      </Button>
    </div>
  );
}

function Session({ session, onEnd }: { session: SessionDetails; onEnd(): void }) {
  const { device, signed_in_at, last_seen_at, current } = session;
  const name = device === '' ? say('unknown-browser') : device;
  return (
    <Card
      title={name}
      end={
        current ? (
          <Chip tone="good">{say('this-device')}</Chip>
        ) : (
          <Button variant="white" small onClick={onEnd} aria-label={say('end-named', { device: name })}>
            {say('end')}
          </Button>
        )
      }
    >
      <p className="small muted">{say('used', { signedIn: shortDate(signed_in_at), used: shortDate(last_seen_at) })}</p>
    </Card>
  );
}

/** The pressed button disappears with its device, so the focus moves to the count, which shows the change. */
function useFocusAfterFewer(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    if (count < shown.current) heading.current?.focus();
    shown.current = count;
  }, [count]);
  return heading;
}
