import { useEffect, useState } from 'react';
import { serverNow } from '#web/platform/server-now.ts';
import type { Offers } from '#web/prices/use-offers.ts';
import { endsInText } from './ends-in.ts';
import { say } from './paywall-copy.ts';
import styles from './prices-end.module.css';

const minuteMs = 60_000;

/** Until when the prices are as they are, and what is crossed out; nothing where there is neither. */
export function PricesEnd({ offers, ends_at }: Pick<Offers, 'offers' | 'ends_at'>) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (ends_at === undefined) return;
    const timer = setInterval(() => setNow(serverNow()), minuteMs);
    return () => clearInterval(timer);
  }, [ends_at]);
  if (ends_at === undefined) return null;
  const isReduced = offers?.some(({ before }) => before !== undefined);
  const what = isReduced ? ` ${say('crossed-out')}` : '';
  return <p className={`${styles.end} small muted`}>{`${endsInText(ends_at, now)}${what}`}</p>;
}
