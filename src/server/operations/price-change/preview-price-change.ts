import type { PriceChangeEffect, PriceChangePreview, ReadEmail } from '#contract/console/price-change.ts';
import { paths } from '#contract/paths.ts';
import { priceChangeEmail } from '#server/billing/emails/payment-emails.ts';
import { type AnnouncementPreview, previewAnnouncement } from '#server/billing/price-change/announce-price-change.ts';
import { foreseeMoves } from '#server/billing/price-change/foresee-moves.ts';
import type { PriceChange } from '#server/billing/price-change/price-changes.sql.ts';
import { countRenewals } from '#server/billing/price-change/renewals.sql.ts';
import type { Email } from '#server/mail/email.ts';
import { sayIn } from '#server/mail/say.ts';
import type { EmailDeps } from '#server/mail/send-once.ts';
import type { Deps } from '#server/platform/deps.ts';
import { plannedMoves } from './planned-moves.ts';
import { announceRefusal } from './refusal-sentences.ts';

export type PreviewDeps = Pick<Deps, 'db' | 'clock' | 'config'> & Pick<EmailDeps, 'publishedTexts'>;

/** What a price change would do, or why it is refused. Stores nothing and sends nothing. */
export async function previewPriceChange(deps: PreviewDeps, change: PriceChange): Promise<PriceChangePreview> {
  const preview = await previewAnnouncement(deps, change);
  if ('refused' in preview) return { refused: announceRefusal(preview.refused, change), effect: null };
  return { refused: null, effect: await effectOf(deps, change, preview) };
}

async function effectOf(
  { db, config, publishedTexts }: PreviewDeps,
  change: PriceChange,
  { offerName, interval, before, isUnusual }: AnnouncementPreview,
): Promise<PriceChangeEffect> {
  const { currency, amountMinor, effectiveAt } = change;
  const say = sayIn(await publishedTexts());
  const rate = { amountMinor, currency, intervalUnit: interval.unit, intervalCount: interval.count };
  const emailFor = (paidMinor: number) =>
    priceChangeEmail(
      {
        to: '',
        plan: offerName,
        before: { amountMinor: paidMinor, currency },
        isIntro: false,
        after: rate,
        effectiveAt,
        manageUrl: config.publicUrl + paths.manageSubscription,
      },
      say,
    );
  return {
    offer_name: offerName,
    subscribers: before.reduce((sum, { subscribers }) => sum + subscribers, 0),
    before: before.map(({ amountMinor: paidMinor, subscribers }) => ({
      price: { amount_minor: paidMinor, currency },
      subscribers,
      email: readEmail(emailFor(paidMinor)),
    })),
    is_unusual: isUnusual,
    planned: plannedMoves(foreseeMoves(await countRenewals(db, change))),
  };
}

function readEmail({ subject, heading, blocks, button }: Email): ReadEmail {
  const paragraphs = blocks.filter((block) => typeof block === 'string');
  return { subject, heading, paragraphs, button: button?.label ?? '' };
}
