import { brand } from '#contract/brand.ts';
import type { privacy } from '#contract/copy/privacy.ts';
import { paths } from '#contract/paths.ts';
import { EraseAnswers } from '#web/funnel/resume/erase-answers.tsx';
import { openBanner } from '#web/measuring/consent/choose.ts';
import { storedItems } from '#web/measuring/consent/stored-items.ts';
import { publicConfig } from '#web/platform/public-config.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { plainCopyOf } from '#web/site/plain-copy.ts';
import { linkTo, RichText } from '#web/site/rich-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Document } from './document.tsx';
import { measuredCopy } from './measured-copy.ts';

const { say, load: prepare } = plainCopyOf<typeof privacy>('privacy');

export { prepare };

export default function PrivacyPage() {
  return (
    <Document title={say('title')} summary={say('summary')}>
      <h2>{say('answers')}</h2>
      <p>{say('answers-here')}</p>
      <p>{say('answers-account')}</p>
      <p>{say('answers-link')}</p>
      <h2 id="erase" tabIndex={-1}>
        {say('erase')}
      </h2>
      <p>{say('erase-more')}</p>
      <EraseAnswers />
      <h2>{say('account')}</h2>
      <ul>
        <li>{say('account-profile')}</li>
        <li>{say('account-password')}</li>
        <li>{say('account-arrival')}</li>
        <li>{say('account-purchases')}</li>
        <li>{say('account-agreements')}</li>
        <li>{say('account-emails')}</li>
      </ul>
      <h2 id="training" tabIndex={-1}>
        {say('training')}
      </h2>
      <p>{say('training-where')}</p>
      <p>{say('training-what')}</p>
      <p>{say('training-emails')}</p>
      <h2 id="cookies" tabIndex={-1}>
        {say('cookies')}
      </h2>
      <p>{say('cookies-needed')}</p>
      <StoredItems items={storedItems.essential} />
      <p>{say('cookies-measuring')}</p>
      <StoredItems items={storedItems.measuring} />
      <p>{say('cookies-pixel')}</p>
      <p>
        <Button small variant="white" onClick={openBanner}>
          {say('cookies-change')}
        </Button>
      </p>
      <h2>{say('measured')}</h2>
      <p>{say('measured-what')}</p>
      <MeasuredParagraph />
      <p>{say('measured-advertiser')}</p>
      <p>{say('measured-staff')}</p>
      <h2>{say('rights')}</h2>
      <p>
        <RichText text={say('rights-more', { brand })} tags={{ data: linkTo(paths.ownData) }} />
      </p>
      <p>
        <RichText text={say('more')} tags={{ terms: linkTo(paths.terms), help: linkTo(paths.help) }} />
      </p>
    </Document>
  );
}

/** Who counts events is a setting, which prerendered HTML does not know. */
function MeasuredParagraph() {
  const who = measuredCopy(useHydrated() ? publicConfig() : null);
  return (
    <p>
      <span>{`${who} `}</span>
      <span>{say('measured-browser')}</span>
    </p>
  );
}

function StoredItems({ items }: { items: (typeof storedItems)['essential'] }) {
  return (
    <ul>
      {items.map(({ name, purpose }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{` ${purpose}`}</span>
        </li>
      ))}
    </ul>
  );
}
