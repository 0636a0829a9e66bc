import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { Document } from './document.tsx';

export default function TermsPage() {
  return (
    <Document
      title="Terms"
      summary="What you get, what it costs, and how it ends. In plain words, and these words count."
    >
      <h2>What {brand} is</h2>
      <p>
        {brand} trains everyday skills around attention and mood. It is for adults, 18 and over. The check-in is a
        self-check and not a diagnosis, and the training is not a treatment. Training a task makes you better at that
        task; how much it changes everyday life differs from person to person, and we promise no result.
      </p>
      <h2>What is free</h2>
      <p>The check-in, your score, its explanation and the advice with it. No e-mail is needed for them.</p>
      <h2>Prices and renewal</h2>
      <p>
        A plan costs what stands beside the pay button when you buy it, taxes included where the law asks for it. It
        renews at the same price after each period until you cancel. The date and amount of the next payment are beside
        the pay button, in your receipt and on your account page, and we e-mail you seven days before a renewal.
      </p>
      <p>
        Payments are taken by Paddle, the seller of record, who sends the receipt. {brand} never sees your card number.
      </p>
      <h2 id="cancel">Cancelling</h2>
      <p>
        Cancel online at any time: <a href={paths.cancelSubscription}>Cancel a subscription</a>. Sign in, press Cancel
        subscription, done. You need no reason, no call and no chat. You keep access until the end of the time you paid
        for, nothing is charged after that, and you can undo it until then. A confirmation comes by e-mail.
      </p>
      <h2 id="refunds">Changing your mind</h2>
      <p>
        You may withdraw from a purchase within 14 days without giving a reason, wherever you live, and get all of your
        money back: on your account page, by the link in your receipt, or by replying to any e-mail from {brand}. A
        refund goes to the card you paid with. If you then buy again and withdraw again within 12 months, you get back
        what you paid less the days you used; what that comes to is shown before you confirm. Rights that the law gives
        you always go before these words.
      </p>
      <p>
        A trial, where a plan has one, is for one person once: by address, account or card. A second one is ended at
        once, and nothing is charged for it.
      </p>
      <h2>Your side</h2>
      <p>
        Keep your password to yourself, and use the account for yourself. The operator of this site may close an account
        that is used to harm others or the service, and then gives back what was paid for the time left.
      </p>
      <h2>Changes</h2>
      <p>
        When these terms change in a way that matters, we tell you by e-mail before. A price never changes within a plan
        you already have without asking you.
      </p>
    </Document>
  );
}
