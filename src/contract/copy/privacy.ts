/** The texts of Privacy. The names of what is stored, and who counts events, are facts of the code and the settings. */
export const privacy = {
  title: 'Privacy',
  summary: 'Your answers stay on your device. We keep as little else as we can, and never sell any of it.',
  answers: 'Your answers',
  'answers-here':
    'The check-in runs in your browser. Your answers, your score and your level are kept in this browser’s storage, so that you can go back and come back. They are not sent to advertisers or to anyone else.',
  'answers-account':
    'If you give your email for an account, only this of what you told us goes with it: which check-in you took, your name, age and gender if you gave them, the goals and skills you chose or that we propose from your answers, and your minutes a day. If you have the plan sent, we email a link that shows it and what is kept with it, for 30 days, to anyone who has the link.',
  'answers-link':
    'Only if you make a link to continue on another device, a copy of your answers waits on our server, for 30 days at most. It is locked, and only the link opens it. If you have the link sent to you, we use the address for that one email.',
  erase: 'Erase my answers',
  'erase-more':
    'This takes back your agreement to questions about your health: your answers to all check-ins go from this browser at once, and so do all copies for other devices that were made or opened here. Answers that you took to another device stay there until you erase them on that device. An account stays as it is.',
  account: 'Your account',
  'account-profile':
    'Your email address, your name, age and gender if you gave them, which check-in you took, and what your plan is made of.',
  'account-password': 'Your password, kept in a form that cannot be turned back into it.',
  'account-arrival':
    'Where you came from, the first time and the last: the link’s campaign, the page it led to and the site it was on. Only while measuring is allowed.',
  'account-purchases':
    'What you bought: the plan, its dates and status, and whether with a coupon. Paddle takes the payment as the seller of record; your card number never reaches us.',
  'account-agreements':
    'What you agreed to when buying: the exact words, the price and the time, kept as proof for both sides.',
  'account-emails':
    'Which emails we sent you and whether they arrived, where you are signed in, and what you asked us for.',
  training: 'Your training',
  'training-where':
    'What you do in training says something about your health, so before any of it is kept we ask you where: on your device only, in your account too, so that you see it on your other devices, or nowhere. You can change that at any time under Progress. Change it back to the device, and the copy in the account is erased at once.',
  'training-what':
    'In the account are which exercises you did and when, whether you chose one yourself, which lessons you heard, their rounds, their scores and your presses, your answers of the weekly look, and those about a habit that you try. With an exercise stays the rhythm of its rounds, from which the picture of the flight is drawn; whether you were right is not in it. Presses go after 13 months, the rest when you erase it or your account. After two years without a plan we ask by email whether to keep it, and erase it if 60 days bring no answer. What you write yourself, such as worries, lists and plans, never leaves your device, and goes from it after 30 days or when you say so. We measure that Train was opened and that a day was done, with its minutes, never what you did in it; nothing of your training goes to advertisers. You can download every press and erase all of it, also when your plan has ended.',
  'training-emails':
    'If you ask for emails about training, we keep their weekday, their hour, your time zone and the day of your first flight until you stop them, and for two years what their links need to stop them. What they say of your week comes from the training in your account: days, places and exercises, no score and no word of yours. If you train on your device only, they say nothing of it. A reminder in your calendar is made on your device, and we learn nothing of it.',
  cookies: 'Cookies and storage',
  'cookies-needed': 'These are needed for the site to work. They are kept in your browser, whatever you choose.',
  'cookies-measuring': 'These are kept only while measuring is allowed. They are erased when you reject.',
  'cookies-pixel':
    'If you accept, an advertising pixel tells that a page was viewed, a trial begun or something bought. We keep nothing for it in this browser; the advertiser may know the browser by a cookie of its own. It is never on check-in, result or account pages.',
  'cookies-change': 'Change my cookie choice',
  measured: 'What we measure',
  'measured-what':
    'Which pages and screens open and close and for how long, which links are pressed, and whether a purchase or a cancellation went through. No event has room for an answer. On the result screen the score and its level are counted, on our own server only. After you reject, nothing is measured. Where this site is set to ask first, nothing is measured before you accept either.',
  'measured-browser':
    'Where you buy or are signed in, we keep which browser it was, so that a purchase can be counted and your copy and your erasing reach what was measured there.',
  'measured-advertiser':
    'An advertiser, if you accepted, learns that a page was viewed, that a trial was begun and that a purchase of some amount was made, with the name of your browser, and which of its advertisements you had pressed. It learns no email address, no check-in and no result.',
  'measured-staff':
    'Whoever works for us can open your account to help you: your address, payments, emails and what you asked for. Each time is written down with their name and the reason they gave, and kept for six years. After erasing, no more of you is left there than the numbers of account and payments. Check-in, goals and skills stay shut until they give a reason, which is written down too. Your answers they cannot see, because we do not have them.',
  rights: 'How long, and your rights',
  'rights-more':
    'Account data is kept while you have the account. Under <data>Your data</data> you can download a copy of it and erase it, whenever you like; a reply to any email from {brand} reaches the operator, who corrects what is wrong. An account with which nothing was bought is erased a year after it was last used: by signing up, being signed in or beginning to buy. What you agreed to when buying is kept for three years, and at least until a year after the plan has ended, also after erasing, with a fingerprint instead of your address. That a trial was had or a payment went back is remembered for three years, that a purchase was withdrawn from for one, by fingerprints of address, customer number and card alone. Payments stay in our books under a random number, without your name, address or card: their amount, day, plan and country with the payment’s number at Paddle, and for 30 days after erasing which check-in and which link they came by, which then stays only in sums. You may also complain to the data protection authority where you live.',
  more: 'More: <terms>Terms</terms>, <help>Help</help>.',
} as const;
