import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { ReconciliationState } from '#contract/console/reconciliation.ts';
import { formatPrice } from '#contract/format-price.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import kit from '../kit/kit.module.css';
import { notify } from '../kit/notify.ts';
import { StatusIcon } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import { useCall } from '../kit/use-call.ts';
import { callAsOperator, faultMessage, useMay } from '../session/console-session.ts';
import { DifferencesPanel } from './differences-panel.tsx';
import styles from './reconciliation.module.css';
import { foundText, payoutText, signOf, tryingText } from './reconciliation-copy.ts';

/** Whether the ledger agrees with the provider, in a line above the figures; a press opens the list of differences. */
export function ReconciliationBanner() {
  const { loaded, retry } = useCall(consoleCalls.readReconciliation, {});
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const mayRun = useMay('run the site');
  const state = loaded !== null && 'data' in loaded ? loaded.data : null;
  const compareNow = async () => {
    setBusy(true);
    const result = await callAsOperator(consoleCalls.compareNow, {});
    setBusy(false);
    if (result.data === null) return notify('refused', faultMessage(result));
    notify(
      'done',
      result.data.comparison === 'begun' ? 'Comparing with Paddle.' : 'A comparison is under way already.',
    );
    retry();
  };
  if (state === null) return <LoadingFigures loaded={loaded} retry={retry} />;
  return (
    <>
      <section className={`${kit.panel} ${styles.line}`} aria-label="Reconciliation">
        <StatusIcon kind={signOf(state)} />
        <p>
          <Sentence state={state} />
        </p>
        {mayRun && (
          <div className={styles.acts}>
            <ConsoleButton isSmall isBusy={isBusy} onClick={compareNow}>
              Compare now
            </ConsoleButton>
            <ConsoleButton isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              Differences
            </ConsoleButton>
          </div>
        )}
      </section>
      {mayRun && isOpen && <DifferencesPanel mrr={state.mrr} onExplained={retry} />}
    </>
  );
}

function Sentence({ state }: { state: ReconciliationState }) {
  const [payout] = state.payouts;
  const about = payoutText(payout);
  const trying = tryingText(state);
  return (
    <>
      <b>
        {state.last === null ? (
          <>
            <span>{'Not compared with Paddle yet; the next comparison is on '}</span>
            <Time at={state.next_at} />
            <span>.</span>
          </>
        ) : (
          <>
            <span>
              {state.open > 0 ? 'Differs from Paddle, compared until ' : 'Agrees with Paddle to the cent until '}
            </span>
            <Time at={state.last.until} />
            <span>.</span>
          </>
        )}
      </b>
      <span>{` ${foundText(state)}`}</span>
      {payout !== undefined && (
        <>
          <span>{' Payout of '}</span>
          <Time at={payout.created_at} as="day" />
          <span>{', '}</span>
          <b>{formatPrice(payout)}</b>
          <span>{`, ${about}`}</span>
        </>
      )}
      {trying !== null && <span className={styles.state}>{trying}</span>}
    </>
  );
}
