import type { ReactNode } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import { call } from '#web/platform/call.ts';
import { serverNow } from '#web/platform/server-now.ts';
import { useLinkView } from '#web/platform/use-link-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Brand } from '../frame/bar.tsx';
import frame from '../frame/console.module.css';
import { ConsoleButton } from '../kit/console-button.tsx';
import { faultMessage, remember, signOutOfConsole, useConsoleSession } from '../session/console-session.ts';
import styles from './enrol.module.css';
import { Enrolling } from './enrolling.tsx';
import type { Invitation } from './enrolment.ts';

type View =
  | { name: 'no link' }
  | { name: 'refused'; fault: string }
  | { name: 'session'; invitation: Invitation | null };

/**
 * Sets up an operator's sign-in. Shown without the frame, because no other page of the console opens before it is done.
 */
export function EnrolView() {
  const { view, open } = useLinkView<View>(viewOf);
  const isSignedIn = useConsoleSession(({ token }) => token !== '');
  return (
    <div className={`${frame.ground} ${styles.page}`}>
      <header className={styles.top}>
        <Brand />
        {isSignedIn && (
          <ConsoleButton onClick={() => signOutOfConsole()}>
            <Icon name="out" size={18} />
            Leave
          </ConsoleButton>
        )}
      </header>
      {view.name === 'session' && isSignedIn && <Enrolling invitation={view.invitation} />}
      {view.name === 'session' && !isSignedIn && (
        <Message title="You have left">
          <p>With a passkey or a code app set up, you can sign in. Without one, an owner can send you another link.</p>
        </Message>
      )}
      {view.name === 'no link' && (
        <Message title="Nothing to set up here">
          <p>Open the link of your invitation. It works once, for a day.</p>
        </Message>
      )}
      {view.name === 'refused' && (
        <Message title="The link did not open">
          <p role="alert">{view.fault}</p>
          <p>
            A link works once, for a day. An owner can send another; the owner’s own way back is a command on the
            server.
          </p>
          <ConsoleButton onClick={open}>Try again</ConsoleButton>
        </Message>
      )}
    </div>
  );
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className={styles.message}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      <p>
        <a href={consolePaths.overview}>Sign in to the console</a>
      </p>
    </main>
  );
}

/** The view of this link's session, or of the present session without a link. */
async function viewOf(token: string | null): Promise<View> {
  if (token === null) {
    return useConsoleSession.getState().token === '' ? { name: 'no link' } : { name: 'session', invitation: null };
  }
  const result = await call(consoleCalls.openInvitation, { body: { token }, token: '', quiet: true });
  if (result.data === null) return { name: 'refused', fault: faultMessage(result) };
  // The link has been used: after a reload the session is there.
  history.replaceState(null, '', location.pathname);
  useConsoleSession.setState({ operator: null });
  remember(result.data.token);
  return {
    name: 'session',
    invitation: { invitedBy: result.data.invited_by, openedAt: new Date(serverNow()).toISOString() },
  };
}
