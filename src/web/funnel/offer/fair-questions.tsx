import { brand } from '#contract/brand.ts';
import { formatPrice, periodText } from '#contract/format-price.ts';
import type { Offer } from '#contract/offer.ts';
import { firstPaymentsText } from '#contract/purchase-terms.ts';
import { moneyBack, moneyBackAgain } from '#contract/refund-copy.ts';
import { Card } from '#web/ui/card.tsx';
import styles from './fair-questions.module.css';
import { say } from './paywall-copy.ts';

/** The name of the first period: the trial, or else the first paid one. */
function endOf(offer: Offer | null): string {
  if (offer === null) return say('period-paid');
  return offer.trial === null ? periodText(offer.interval) : say('period-trial', { period: periodText(offer.trial) });
}

function continuation(offer: Offer | null): string {
  if (offer?.trial) return say('answer-trial');
  const emails = say('answer-emails');
  if (offer === null) return `${say('answer-agreed')} ${emails}`;
  const { intro } = offer;
  if (intro === undefined) return `${say('answer-same')} ${emails}`;
  const price = formatPrice(offer.price);
  if (intro.payments === 1) return `${say('answer-full', { price })} ${emails}`;
  const first = { amount: formatPrice(intro.price), payments: firstPaymentsText(intro.payments) };
  return `${say('answer-first', { ...first, price })} ${emails}`;
}

interface FairQuestionsProps {
  /** Null until the visitor chooses one. */
  offer: Offer | null;
  /** The answer to "Is this treatment?", after "No. " and the brand's name. */
  treatment: string;
}

/** Questions that a buyer may have before paying. */
export function FairQuestions({ offer, treatment }: FairQuestionsProps) {
  const questions = [
    { question: say('ask-after', { period: endOf(offer) }), answer: continuation(offer) },
    {
      question: say('ask-stop'),
      answer: say('answer-stop'),
    },
    { question: say('ask-money-back'), answer: `${moneyBack} ${moneyBackAgain}` },
    { question: say('ask-treatment'), answer: say('answer-treatment', { brand, treatment }) },
  ];
  return (
    <Card title={say('questions')} className={styles.card}>
      <dl className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <div key={answer}>
            <dt>{question}</dt>
            <dd className="small muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
