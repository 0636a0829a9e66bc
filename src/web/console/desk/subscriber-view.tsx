import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { consoleCalls } from '#contract/console/calls.ts';
import { noSuchAccount } from '#contract/console/desk-states.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { PersonAnswer } from '#contract/console/person.ts';
import { ErrorBoundaries } from '#web/platform/error-boundaries.tsx';
import { serverNow } from '#web/platform/server-now.ts';
import { firstDrawings } from '#web/ui/first-drawings.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import kit from '../kit/kit.module.css';
import { PageHead } from '../kit/page-head.tsx';
import { Panel } from '../kit/panel.tsx';
import { useCall } from '../kit/use-call.ts';
import { PersonActs } from './acts/person-acts.tsx';
import { HealthPanel } from './health-panel.tsx';
import styles from './person.module.css';
import { PersonHead } from './person-head.tsx';
import { AccessPanel, EmailsPanel, SessionsPanel } from './person-lists.tsx';
import { PaymentsPanel, PersonFigures } from './person-money.tsx';
import { PersonTimeline } from './person-timeline.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** All that is stored about one person, and the acts for them. The address has the number of the account. */
export function SubscriberView() {
  const id = new URLSearchParams(useSearch()).get('id') ?? '';
  return /^\d{1,18}$/.test(id) ? <Person key={id} id={id} /> : <NobodyThere />;
}

function Person({ id }: { id: string }) {
  const [reason, setReason] = useState<string | null>(null);
  const { loaded, isOld, retry } = useCall(consoleCalls.readSubscriber, {
    params: { id },
    query: reason === null ? {} : { reason },
  });
  if (loaded !== null && 'fault' in loaded && loaded.fault === noSuchAccount) return <NobodyThere />;
  if (loaded === null || 'fault' in loaded) {
    return (
      <>
        <PageHead title="Subscriber" />
        <LoadingFigures loaded={loaded} retry={retry} />
      </>
    );
  }
  return <PersonPage person={loaded.data} isOld={isOld} onDone={retry} onReason={setReason} />;
}

interface PersonPageProps {
  person: PersonAnswer;
  /** Whether the person is being read again. */
  isOld: boolean;
  onDone(): void;
  onReason(reason: string): void;
}

function PersonPage({ person, isOld, onDone, onReason }: PersonPageProps) {
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState(0);
  return (
    <ErrorBoundaries>
      <PersonHead person={person} onDone={onDone} />
      <section className={kit.banner} aria-label="State" aria-busy={isOld}>
        <Icon name="card" size={22} />
        <div className={styles.state}>
          <p className={styles.sentence}>{person.sentence}</p>
          <p>
            Opening this page is in the audit log.{' '}
            <ConsoleButton look="link" isSmall onClick={() => setAsking(true)}>
              Say why…
            </ConsoleButton>
          </p>
        </div>
      </section>
      <PersonFigures person={person} now={serverNow()} />
      <div className={`${kit.grid} ${kit.gridSide}`}>
        <div className={kit.col}>
          <PaymentsPanel person={person} />
          <PersonTimeline id={person.id} of={person} opened={opened} />
          <div className={`${kit.grid} ${kit.gridHalf}`}>
            <EmailsPanel person={person} />
            <SessionsPanel person={person} onDone={onDone} />
          </div>
        </div>
        <div className={kit.col}>
          <PersonActs person={person} onDone={onDone} />
          <AccessPanel person={person} />
          <HealthPanel id={person.id} onOpened={() => setOpened(opened + 1)} />
        </div>
      </div>
      {isAsking && (
        <ReasonDialog
          title="Why did you open this person?"
          about="Written to the audit log with your name, such as “asked for a refund by mail”. Write nothing about health and no address."
          act="Write it down"
          onReason={(reason) => {
            setAsking(false);
            onReason(reason);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </ErrorBoundaries>
  );
}

function NobodyThere() {
  return (
    <>
      <PageHead title="Subscriber" />
      <Panel title="Nobody here">
        <EmptyState
          drawing={firstDrawings.list}
          title="There is no account with this number"
          acts={
            <a className={styles.link} href={consolePaths.subscribers}>
              Find a subscriber
            </a>
          }
        >
          <p>It was erased, or it never was. Of an erased person only the books remain, without a name.</p>
        </EmptyState>
      </Panel>
    </>
  );
}
