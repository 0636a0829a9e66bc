import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { useSession } from '#web/session/session.ts';
import { BackLink } from '#web/site/back-link.tsx';
import { DrawnText } from '#web/site/drawn-text.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DoneStage } from '../subscription/done-stage.tsx';
import styles from './account-view.module.css';
import { EraseForm } from './erase-form.tsx';
import { downloadOwnData } from './own-data.ts';
import { ownDataCopy, say } from './own-data-copy.ts';

export const prepare = ownDataCopy.load;

/** /account/data: what we store about the user, a copy to download, and erasing it. */
export default function DataPage() {
  const email = useSession((session) => session.profile.email);
  const [isErased, setErased] = useState(false);
  useHeadingFocus(isErased ? 'erased' : 'kept');

  if (isErased) return <Erased />;
  return (
    <SignedInShell current="account" narrow>
      <BackLink href={paths.account} label={say('back')} />
      <h1 tabIndex={-1} className={styles.greeting}>
        {say('title')}
      </h1>
      <div className="stack">
        <Retained />
        <Card title={say('copy')}>
          <p className="muted">{say('copy-more')}</p>
          <Button variant="white" wide onClick={() => void downloadOwnData()}>
            {say('download')}
          </Button>
        </Card>
        <Card title={say('erase')}>
          <EraseForm email={email} onErased={() => setErased(true)} />
        </Card>
      </div>
    </SignedInShell>
  );
}

function Retained() {
  return (
    <Card title={say('kept')}>
      <ul className={styles.kept}>
        <li>{say('kept-you')}</li>
        <li>{say('kept-devices')}</li>
        <li>{say('kept-training')}</li>
        <li>{say('kept-purchases')}</li>
        <li>{say('kept-pages')}</li>
      </ul>
      <p className="muted">
        <DrawnText
          values={{ privacy: <a href={paths.privacy}>{say('privacy')}</a> }}
          text={(marks) => say('not-kept', marks)}
        />
      </p>
    </Card>
  );
}

/** Its link loads a new document, so that nothing about the user stays in memory. */
function Erased() {
  return (
    <DoneStage>
      <h1 tabIndex={-1}>{say('erased')}</h1>
      <p className="muted">{say('erased-more')}</p>
      <Button wide href={paths.home} data-full-load="">
        {say('erased-home')}
      </Button>
    </DoneStage>
  );
}
