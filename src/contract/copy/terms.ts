/** The texts of Terms. What the law or a contract counts on has a test in `promised.ts`. */
export const terms = {
  title: 'Terms',
  summary: 'What you get, what it costs, and how it ends. In plain words, and these words count.',
  product: 'What {brand} is',
  'product-more':
    '{brand} is a check-in and a training plan for everyday skills around attention and mood. It is run by <operator/>, for adults, 18 and over. The check-in is a self-check and not a diagnosis, and the training is not a treatment. Training a task makes you better at that task; how much it changes everyday life differs from person to person, and we promise no result.',
  plan: 'What a plan includes',
  'plan-more':
    'The exercises of your plan on every day that is paid for, on the web, on as many of your devices as you like, with what is known about each of them, and your progress. When a plan has ended, your progress stays: you can read it, download it and erase it. After two years without a plan we ask by email whether to keep it.',
  free: 'What is free',
  'free-more':
    'The check-in, your score, its explanation and the advice with it; five minutes of the first day of your plan to try, as often as you like; and the one-minute helps. No email is needed for them.',
  prices: 'Prices and renewal',
  'prices-more':
    'A plan costs what stands beside the pay button when you buy it, tax included. It renews after each period until you cancel. The date and amount of the next payment are beside the pay button, in your receipt and on your subscription page, and we email you seven days before a renewal, three days before a trial ends. We tell you of a new price by email at least 30 days before it is charged; without that email the old price stays.',
  'prices-seller':
    'Payments are taken by Paddle, the seller of record. We email you a receipt of each. {brand} never sees your card number.',
  cancel: 'Cancelling',
  'cancel-more':
    'Cancel online at any time: <cancel>Cancel a subscription</cancel>. Sign in, press Cancel subscription, done. You need no reason, no call and no chat. You keep access until the end of the time you paid for, nothing is charged after that, and you can undo it until then. A confirmation comes by email.',
  refunds: 'Changing your mind',
  'refunds-more':
    '{refund} You need no reason, and it counts wherever you live: press Withdraw from contract here on your subscription page, use the link in your receipt, or reply to any email from {brand}. Access ends at once, and the money goes back to the way you paid with. {again} You see what that comes to before you confirm. Rights that the law gives you always go before these words.',
  'refunds-trial':
    'A trial, where a plan has one, is for one person once: by address, account or card. A second one is ended at once, and nothing is charged for it.',
  side: 'Your side',
  'side-more':
    'Keep your password to yourself, and use the account for yourself. The operator of this site may close an account that is used to harm others or the service, and then gives back what was paid for the time left.',
  changes: 'Changes',
  'changes-more':
    'New terms count for what you buy after they changed. For a plan you already have, what you agreed to when buying stays; your receipt has the words.',
} as const;
