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
import { type LoadedSessions, useSessions } from './use-sessions.ts';

/** /account/devices: the signed-in browsers, each with a button to sign it out. */
export default function DevicesPage() {
  const { loaded, reload, end, endOthers } = useSessions();
  return (
    <SignedInShell current="account" narrow>
      <BackLink href={paths.account} label="Account" />
      <h1 tabIndex={-1} className={styles.greeting}>
        Where you are signed in
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
        <p className="muted">We could not load it just now. Nothing has changed.</p>
        <Button variant="white" wide onClick={reload}>
          Try again
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
      <p className="muted">If you do not recognize one of these, end it and change your password.</p>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {sessions.length === 1 ? 'One device' : `${sessions.length} devices`}
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
          Sign out everywhere else
        </Button>
      )}
      <Button variant="text" href={paths.changePassword}>
        Change password
      </Button>
    </div>
  );
}

function Session({ session, onEnd }: { session: SessionDetails; onEnd(): void }) {
  const { device, signed_in_at, last_seen_at, current } = session;
  const name = device === '' ? 'Unknown browser' : device;
  return (
    <Card
      title={name}
      end={
        current ? (
          <Chip tone="good">This device</Chip>
        ) : (
          <Button variant="white" small onClick={onEnd} aria-label={`End ${name}`}>
            End
          </Button>
        )
      }
    >
      <p className="small muted">{`Signed in ${shortDate(signed_in_at)}, last used ${shortDate(last_seen_at)}`}</p>
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
