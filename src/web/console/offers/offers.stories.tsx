import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import { type CallAnswers, refused } from '#web/gallery/call-answers.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { fill, inTurn, press, wait } from '#web/gallery/story.ts';
import { coupons } from '../coupons/coupons-business.ts';
import { OfferView } from './offer-view.tsx';
import { correctedDraft, documents, draft, figures, placedDraft, publications, standard } from './offers-business.ts';
import { OffersView } from './offers-view.tsx';

const usual: CallAnswers = {
  [consoleCalls.listDocuments]: { json: documents },
  [consoleCalls.listPublications]: { json: publications },
  [consoleCalls.readOfferFigures]: { json: figures },
  [consoleCalls.readDraft]: { json: draft },
  [consoleCalls.listCoupons]: { json: coupons },
};

const list = consoleStories(
  consolePaths.offers,
  <OffersView />,
  {
    'console-offers': { title: 'Offers' },
    'console-offers-money': { title: 'Offers, as money sees them', role: 'money' },
    'console-offers-read': { title: 'Offers, reading what waits', act: press('Read Standard, version 3') },
    'console-offers-back': { title: 'Offers, rolling back', act: press('Roll back… Standard, version 1') },
    'console-offers-draft': { title: 'Offers, beginning a draft', act: press('New draft…') },
    'console-offers-counting': {
      title: 'Offers while the figures are counted',
      answers: { ...usual, [consoleCalls.readOfferFigures]: 'no answer yet' },
    },
    'console-offers-failed': {
      title: 'Offers without an answer',
      answers: { ...usual, [consoleCalls.listDocuments]: refused(503, 'The server could not answer. Try again.') },
    },
  },
  { answers: usual },
);

const corrected: CallAnswers = { ...usual, [consoleCalls.readDraft]: { json: correctedDraft } };
const theirs = {
  ...correctedDraft,
  base: standard,
  draft: { ...correctedDraft.draft, revision: 12, edited_by: 'L. Fontaine' },
};

const editor = consoleStories(
  consolePaths.offers,
  <OfferView id={7} />,
  {
    'console-offer': { title: 'A draft of offers, one check asks' },
    'console-offer-corrected': { title: 'A draft of offers, in order', answers: corrected },
    'console-offer-first-price': {
      title: 'A draft of offers with a lower first price',
      answers: corrected,
      act: press('3'),
    },
    'console-offer-countries': {
      title: 'A draft of offers with prices by country',
      answers: { ...usual, [consoleCalls.readDraft]: { json: placedDraft } },
      act: press('Poland and 1 more'),
    },
    'console-offer-countries-refused': {
      title: 'A draft of offers with a country twice',
      answers: { ...usual, [consoleCalls.readDraft]: { json: placedDraft } },
      act: fill('Countries of group 2, two letters each', 'IN PL'),
    },
    'console-offer-slot': {
      title: 'A draft of offers, with one for a left checkout',
      answers: corrected,
      act: press('Add an offer'),
    },
    'console-offer-changes': {
      title: 'A draft of offers, larger plans begin at the renewal',
      answers: corrected,
      act: press('At the renewal'),
    },
    'console-offer-refused': {
      title: 'A draft of offers, one check refuses',
      answers: corrected,
      act: fill('Price in JPY', '32.80'),
    },
    'console-offer-conflict': {
      title: 'A draft of offers that two people changed',
      answers: {
        ...usual,
        [consoleCalls.readDraft]: { json: { ...theirs, draft: { ...theirs.draft, body: correctedDraft.draft.body } } },
        [consoleCalls.saveDraft]: refused(409, 'L. Fontaine saved revision 12 while you were writing.'),
      },
      act: inTurn(wait(200), fill('Price in USD', '22.99'), press('Save draft'), wait(200)),
    },
    'console-offer-money': { title: 'A draft of offers, as money sees it', role: 'money', answers: corrected },
  },
  { answers: usual },
);

export const place = 455;
export const stories = [...list, ...editor];
