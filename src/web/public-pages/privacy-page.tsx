import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { EraseAnswers } from '#web/funnel/resume/erase-answers.tsx';
import { openBanner } from '#web/measuring/consent/choose.ts';
import { storedItems } from '#web/measuring/consent/stored-items.ts';
import { publicConfig } from '#web/platform/public-config.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { Document } from './document.tsx';
import { measuredCopy } from './measured-copy.ts';

export default function PrivacyPage() {
  return (
    <Document
      title="Privacy"
      summary="Your answers stay on your device. We keep as little else as we can, and never sell any of it."
    >
      <h2>Your answers</h2>
      <p>
        The check-in runs in your browser. Your answers, your score and your level are kept in this browser’s storage,
        so that you can go back and come back. They are not sent to advertisers or to anyone else.
      </p>
      <p>
        If you give your email for an account, only this of what you told us goes with it: which check-in you took, your
        name, age and gender if you gave them, the goals and skills you chose or that we propose from your answers, and
        your minutes a day. If you have the plan sent, we email a link that shows it and what is kept with it, for 30
        days, to anyone who has the link.
      </p>
      <p>
        Only if you make a link to continue on another device, a copy of your answers waits on our server, for 30 days
        at most. It is locked, and only the link opens it. If you have the link sent to you, we use the address for that
        one email.
      </p>
      <h2 id="erase" tabIndex={-1}>
        Erase my answers
      </h2>
      <p>
        This takes back your agreement to questions about your health: your answers to all check-ins go from this
        browser at once, and so do all copies for other devices that were made or opened here. Answers that you took to
        another device stay there until you erase them on that device. An account stays as it is.
      </p>
      <EraseAnswers />
      <h2>Your account</h2>
      <ul>
        <li>
          Your email address, your name, age and gender if you gave them, which check-in you took, and what your plan is
          made of.
        </li>
        <li>Your password, kept in a form that cannot be turned back into it.</li>
        <li>
          Where you came from, the first time and the last: the link’s campaign, the page it led to and the site it was
          on. Only while measuring is allowed.
        </li>
        <li>
          What you bought: the plan, its dates and status, and whether with a coupon. Paddle takes the payment as the
          seller of record; your card number never reaches us.
        </li>
        <li>What you agreed to when buying: the exact words, the price and the time, kept as proof for both sides.</li>
        <li>Which emails we sent you and whether they arrived, where you are signed in, and what you asked us for.</li>
      </ul>
      <h2 id="training" tabIndex={-1}>
        Your training
      </h2>
      <p>
        What you do in training says something about your health, so before any of it is kept we ask you where: on your
        device only, in your account too, so that you see it on your other devices, or nowhere. You can change that at
        any time under Progress. Change it back to the device, and the copy in the account is erased at once.
      </p>
      <p>
        In the account are which exercises you did and when, whether you chose one yourself, which lessons you heard,
        their rounds, their scores and your presses, your answers of the weekly look, and those about a habit that you
        try. With an exercise stays the rhythm of its rounds, from which the picture of the flight is drawn; whether you
        were right is not in it. Presses go after 13 months, the rest when you erase it or your account. After two years
        without a plan we ask by email whether to keep it, and erase it if 60 days bring no answer. What you write
        yourself, such as worries, lists and plans, never leaves your device, and goes from it after 30 days or when you
        say so. We measure that Train was opened and that a day was done, with its minutes, never what you did in it;
        nothing of your training goes to advertisers. You can download every press and erase all of it, also when your
        plan has ended.
      </p>
      <p>
        If you ask for emails about training, we keep their weekday, their hour, your time zone and the day of your
        first flight until you stop them, and for two years what their links need to stop them. What they say of your
        week comes from the training in your account: days, places and exercises, no score and no word of yours. If you
        train on your device only, they say nothing of it. A reminder in your calendar is made on your device, and we
        learn nothing of it.
      </p>
      <h2 id="cookies" tabIndex={-1}>
        Cookies and storage
      </h2>
      <p>These are needed for the site to work. They are kept in your browser, whatever you choose.</p>
      <StoredItems items={storedItems.essential} />
      <p>These are kept only while measuring is allowed. They are erased when you reject.</p>
      <StoredItems items={storedItems.measuring} />
      <p>
        If you accept, an advertising pixel tells that a page was viewed, a trial begun or something bought. We keep
        nothing for it in this browser; the advertiser may know the browser by a cookie of its own. It is never on
        check-in, result or account pages.
      </p>
      <p>
        <Button small variant="white" onClick={openBanner}>
          Change my cookie choice
        </Button>
      </p>
      <h2>What we measure</h2>
      <p>
        Which pages and screens open and close and for how long, which links are pressed, and whether a purchase or a
        cancellation went through. No event has room for an answer. On the result screen the score and its level are
        counted, on our own server only. After you reject, nothing is measured. Where this site is set to ask first,
        nothing is measured before you accept either.
      </p>
      <p>
        <MeasuredCopy /> Where you buy or are signed in, we keep which browser it was, so that a purchase can be counted
        and your copy and your erasing reach what was measured there.
      </p>
      <p>
        An advertiser, if you accepted, learns that a page was viewed, that a trial was begun and that a purchase of
        some amount was made, with the name of your browser, and which of its advertisements you had pressed. It learns
        no email address, no check-in and no result.
      </p>
      <p>
        Whoever works for us can open your account to help you: your address, payments, emails and what you asked for.
        Each time is written down with their name and the reason they gave, and kept for six years. After erasing, no
        more of you is left there than the numbers of account and payments. Check-in, goals and skills stay shut until
        they give a reason, which is written down too. Your answers they cannot see, because we do not have them.
      </p>
      <h2>How long, and your rights</h2>
      <p>
        Account data is kept while you have the account. Under <a href={paths.ownData}>Your data</a> you can download a
        copy of it and erase it, whenever you like; a reply to any email from {brand} reaches the operator, who corrects
        what is wrong. An account with which nothing was bought is erased a year after it was last used: by signing up,
        being signed in or beginning to buy. What you agreed to when buying is kept for three years, and at least until
        a year after the plan has ended, also after erasing, with a fingerprint instead of your address. That a trial
        was had or a payment went back is remembered for three years, that a purchase was withdrawn from for one, by
        fingerprints of address, customer number and card alone. Payments stay in our books under a random number,
        without your name, address or card: their amount, day, plan and country with the payment’s number at Paddle, and
        for 30 days after erasing which check-in and which link they came by, which then stays only in sums. You may
        also complain to the data protection authority where you live.
      </p>
      <p>
        More: <a href={paths.terms}>Terms</a>, <a href={paths.help}>Help</a>.
      </p>
    </Document>
  );
}

function MeasuredCopy() {
  return measuredCopy(useHydrated() ? publicConfig() : null);
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
