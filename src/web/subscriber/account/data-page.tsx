import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { useSession } from '#web/session/session.ts';
import { BackLink } from '#web/site/back-link.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DoneStage } from '../subscription/done-stage.tsx';
import styles from './account-view.module.css';
import { EraseForm } from './erase-form.tsx';
import { downloadOwnData } from './own-data.ts';

/** /account/data: what we store about the user, a copy to download, and erasing it. */
export default function DataPage() {
  const email = useSession((session) => session.profile.email);
  const [isErased, setErased] = useState(false);
  useHeadingFocus(isErased ? 'erased' : 'kept');

  if (isErased) return <Erased />;
  return (
    <SignedInShell current="account" narrow>
      <BackLink href={paths.account} label="Account" />
      <h1 tabIndex={-1} className={styles.greeting}>
        Your data
      </h1>
      <div className="stack">
        <Retained />
        <Card title="Have a copy">
          <p className="muted">A file with all of it, in a form that other programs can read.</p>
          <Button variant="white" wide onClick={() => void downloadOwnData()}>
            Download my data
          </Button>
        </Card>
        <Card title="Erase my account">
          <EraseForm email={email} onErased={() => setErased(true)} />
        </Card>
      </div>
    </SignedInShell>
  );
}

function Retained() {
  return (
    <Card title="What we keep">
      <ul className={styles.kept}>
        <li>Your email address, what you told us about yourself, and what your plan is made of.</li>
        <li>Where you are signed in, and which emails we sent you.</li>
        <li>
          Your training, if you chose to keep it in your account. You can take it along and erase it alone under
          Progress.
        </li>
        <li>What you bought, paid and agreed to. Your card number never reaches us.</li>
        <li>Which pages were opened in this browser, unless you turned that off.</li>
      </ul>
      <p className="muted">
        Your answers are not among it: they are on your device only. More in <a href={paths.privacy}>Privacy</a>.
      </p>
    </Card>
  );
}

/** Its link loads a new document, so that nothing about the user stays in memory. */
function Erased() {
  return (
    <DoneStage>
      <h1 tabIndex={-1}>Your account is erased</h1>
      <p className="muted">An email confirms it, the last one from us. This browser has forgotten you too.</p>
      <Button wide href={paths.home} data-full-load="">
        To the start page
      </Button>
    </DoneStage>
  );
}
