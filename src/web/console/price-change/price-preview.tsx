import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { PriceChangeEffect } from '#contract/console/price-change.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { Panel } from '../kit/panel.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { useCall } from '../kit/use-call.ts';
import { AnnounceDialog } from './announce-dialog.tsx';
import { EffectPanel } from './effect-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import styles from './price-change.module.css';
import type { WantedPrice } from './wanted-price.ts';

interface PricePreviewProps {
  asked: WantedPrice;
  /** Whether something else is typed already. */
  isTyping: boolean;
  onAnnounced(): void;
}

/** What an announcement would do, and the email that it would send. Nothing is stored or sent for it. */
export function PricePreview({ asked, isTyping, onAnnounced }: PricePreviewProps) {
  const [announcing, setAnnouncing] = useState<PriceChangeEffect | null>(null);
  const { offerId, currency, amountMinor, on } = asked;
  const query = { offer_id: String(offerId), currency, amount_minor: String(amountMinor), on };
  const { loaded, isOld, retry } = useCall(consoleCalls.previewPriceChange, { query });
  const data = loaded !== null && 'data' in loaded ? loaded.data : null;
  const isLate = isOld || isTyping;
  if (data === null) {
    return (
      <div className={styles.effect}>
        <Panel title="What would happen">
          <LoadingFigures loaded={loaded} retry={retry} />
        </Panel>
      </div>
    );
  }
  const { refused, effect } = data;
  return (
    <>
      <div className={classNames(styles.effect, effect !== null && styles.besideEmail)}>
        <StaleData isOld={isLate}>
          <EffectPanel
            asked={asked}
            refused={refused}
            effect={effect}
            isLate={isLate}
            onAnnounce={() => setAnnouncing(effect)}
          />
        </StaleData>
      </div>
      {effect !== null && (
        <div className={styles.email}>
          <StaleData isOld={isLate}>
            <EmailPanel effect={effect} />
          </StaleData>
        </div>
      )}
      {announcing !== null && (
        <AnnounceDialog
          wanted={asked}
          effect={announcing}
          onClose={() => setAnnouncing(null)}
          onAnnounced={() => {
            setAnnouncing(null);
            onAnnounced();
          }}
        />
      )}
    </>
  );
}
