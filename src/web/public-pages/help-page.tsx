import { brand } from '#contract/brand.ts';
import type { help } from '#contract/copy/help.ts';
import { paths } from '#contract/paths.ts';
import { moneyBack, moneyBackAgain } from '#contract/refund-copy.ts';
import { CrisisHelp } from '#web/funnel/quiz/results/crisis-help.tsx';
import { plainCopyOf } from '#web/site/plain-copy.ts';
import { linkTo, RichText } from '#web/site/rich-text.tsx';
import { Document } from './document.tsx';
import { operatorTags } from './operator.tsx';

const { say, load: prepare } = plainCopyOf<typeof help>('help');

export { prepare };

const tags = {
  ...operatorTags,
  cancel: linkTo(paths.cancelSubscription),
  password: linkTo(paths.resetPassword),
  train: linkTo(paths.train),
  manage: linkTo(paths.manageSubscription),
  refunds: linkTo(`${paths.terms}#refunds`),
  privacy: linkTo(paths.privacy),
};

export default function HelpPage() {
  return (
    <Document title={say('title')} summary={say('summary')}>
      <CrisisHelp />
      <p className="small muted">{say('emergency', { brand })}</p>
      <h2>{say('cancel')}</h2>
      <Answer text={say('cancel-answer')} />
      <h2>{say('get-in')}</h2>
      <Answer text={say('get-in-answer')} />
      <h2>{say('train')}</h2>
      <Answer text={say('train-answer')} />
      <h2>{say('access')}</h2>
      <Answer text={say('access-answer')} />
      <h2>{say('password')}</h2>
      <Answer text={say('password-answer')} />
      <h2>{say('refund')}</h2>
      <Answer text={say('refund-answer', { refund: `${moneyBack} ${moneyBackAgain}` })} />
      <h2>{say('diagnosis')}</h2>
      <Answer text={say('diagnosis-answer')} />
      <h2 id="score" tabIndex={-1}>
        {say('score')}
      </h2>
      <Answer text={say('score-answer')} />
      <h2>{say('answers')}</h2>
      <Answer text={say('answers-answer')} />
      <h2>{say('contact')}</h2>
      <Answer text={say('contact-answer', { brand })} />
    </Document>
  );
}

function Answer({ text }: { text: string }) {
  return (
    <p>
      <RichText text={text} tags={tags} />
    </p>
  );
}
