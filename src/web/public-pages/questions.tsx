import { moneyBack, moneyBackAgain } from '#contract/refund-copy.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './questions.module.css';

const questions = [
  {
    question: 'Can this tell me if I have ADHD?',
    answer:
      'No. It shows patterns in your own answers. Only a qualified professional can diagnose ADHD. You can print your result and take it with you.',
  },
  {
    question: 'Who sees my answers?',
    answer:
      'You do. They stay on this device. Of your answers, only age, gender, goals, skills and daily minutes go with an account. What you train stays here, too, or is kept in your account if you choose so. Nothing you answer is ever sent to advertisers.',
  },
  {
    question: 'What if it is not for me?',
    answer: `${moneyBack} ${moneyBackAgain} Later, cancel from your account page, without a call or a chat. You keep access until the paid time ends.`,
  },
];

export function Questions() {
  return (
    <section className="wrap" id="faq" aria-labelledby="faq-title">
      <h2 id="faq-title">Fair questions</h2>
      <div className="stack-small">
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>
              <span>{question}</span>
              <Icon name="down" size={20} />
            </summary>
            <p className="muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
