import { useState } from 'react';
import { consoleCalls } from '#contract/console-calls.ts';
import type { ReconciliationState } from '#contract/console-reconciliation.ts';
import { formatPrice } from '#contract/price-text.ts';
import { Counting } from '../frame/counting.tsx';
import { Control } from '../kit/control.tsx';
import kit from '../kit/kit.module.css';
import { Sign } from '../kit/sign.tsx';
import { tell } from '../kit/tell.ts';
import { useCall } from '../kit/use-call.ts';
import { When } from '../kit/when.tsx';
import { callAsOperator, faultMessage, useMay } from '../session/console-session.ts';
import { DifferencesPanel } from './differences-panel.tsx';
import styles from './reconciliation.module.css';
import { foundText, payoutText, signOf, tryingText } from './reconciliation-text.ts';

/** Whether the ledger agrees with the provider: a line above the figures, and on demand the list of differences. */
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
    if (result.data === null) return tell('refused', faultMessage(result));
    tell('done', result.data.comparison === 'begun' ? 'Comparing with Paddle.' : 'A comparison is under way already.');
    retry();
  };
  if (state === null) return <Counting loaded={loaded} retry={retry} />;
  return (
    <>
      <section className={`${kit.panel} ${styles.line}`} aria-label="Reconciliation">
        <Sign kind={signOf(state)} />
        <p>
          <Sentence state={state} />
        </p>
        {mayRun && (
          <div className={styles.acts}>
            <Control isSmall isBusy={isBusy} onClick={compareNow}>
              Compare now
            </Control>
            <Control isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              Differences
            </Control>
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
            <When at={state.next_at} />
            <span>.</span>
          </>
        ) : (
          <>
            <span>
              {state.open > 0 ? 'Differs from Paddle, compared until ' : 'Agrees with Paddle to the cent until '}
            </span>
            <When at={state.last.until} />
            <span>.</span>
          </>
        )}
      </b>
      <span>{` ${foundText(state)}`}</span>
      {payout !== undefined && (
        <>
          <span>{' Payout of '}</span>
          <When at={payout.created_at} as="day" />
          <span>{', '}</span>
          <b>{formatPrice(payout)}</b>
          <span>{`, ${about}`}</span>
        </>
      )}
      {trying !== null && <span className={styles.state}>{trying}</span>}
    </>
  );
}
