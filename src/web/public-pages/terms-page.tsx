import { brand } from '#contract/brand.ts';
import type { terms } from '#contract/copy/terms.ts';
import { paths } from '#contract/paths.ts';
import { moneyBack, moneyBackAgain } from '#contract/refund-copy.ts';
import { plainCopyOf } from '#web/site/plain-copy.ts';
import { linkTo, RichText } from '#web/site/rich-text.tsx';
import { Document } from './document.tsx';
import { operatorTags } from './operator.tsx';

const { say, load: prepare } = plainCopyOf<typeof terms>('terms');

export { prepare };

export default function TermsPage() {
  return (
    <Document title={say('title')} summary={say('summary')}>
      <h2>{say('product', { brand })}</h2>
      <p>
        <RichText text={say('product-more', { brand })} tags={operatorTags} />
      </p>
      <h2>{say('plan')}</h2>
      <p>{say('plan-more')}</p>
      <h2>{say('free')}</h2>
      <p>{say('free-more')}</p>
      <h2>{say('prices')}</h2>
      <p>{say('prices-more')}</p>
      <p>{say('prices-seller', { brand })}</p>
      <h2 id="cancel" tabIndex={-1}>
        {say('cancel')}
      </h2>
      <p>
        <RichText text={say('cancel-more')} tags={{ cancel: linkTo(paths.cancelSubscription) }} />
      </p>
      <h2 id="refunds" tabIndex={-1}>
        {say('refunds')}
      </h2>
      <p>{say('refunds-more', { brand, refund: moneyBack, again: moneyBackAgain })}</p>
      <p>{say('refunds-trial')}</p>
      <h2>{say('side')}</h2>
      <p>{say('side-more')}</p>
      <h2>{say('changes')}</h2>
      <p>{say('changes-more')}</p>
    </Document>
  );
}
