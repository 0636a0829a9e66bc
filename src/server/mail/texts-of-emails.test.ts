import { beforeEach, describe, expect, it } from 'vitest';
import { seedTexts } from '#contract/copy/catalogue.ts';
import { emailGroups } from '#contract/copy/email-groups.ts';
import { dayMs } from '#contract/day.ts';
import { insertCorrection } from '#server/account/address/corrections.sql.ts';
import { insertResumeLink } from '#server/account/resume/resume-links.sql.ts';
import { emailStories } from '#server/operations/mail-viewer/email-stories.ts';
import { operatorEmailStories } from '#server/operations/mail-viewer/operator-email-stories.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { insertReminder } from '#server/training/reminder/reminders.sql.ts';
import { useTestEmails } from '#testing/server/use.ts';
import type { Block, Email } from './email.ts';
import type { EmailKind } from './email-kinds.ts';
import { type Say, sayIn } from './say.ts';

const emails = useTestEmails();

type ToOperators = 'alert-email' | 'operator-invitation' | 'operator-sign-in' | 'digest';
type ToPeople = Exclude<EmailKind, ToOperators>;

const at = (ms: number) => new Date(emails.deps.clock() + ms);
const iso = (ms: number) => at(ms).toISOString();
const about = () => ({ user_id: emails.userId, subscription_id: 'sub_1' });
const inTx: typeof inTransaction = (_, work) => inTransaction(emails.deps.db, work);

const correct = (emailAfter: string) =>
  inTx(emails.deps.db, (tx) =>
    insertCorrection(tx, {
      userId: emails.userId,
      emailBefore: 'adda@example.com',
      wasConfirmed: true,
      emailAfter,
      by: 'R. Okafor',
      now: emails.deps.clock(),
    }),
  );

async function announce() {
  await emails.subscribe();
  await emails.query(
    `insert into price_changes (id, offer_id, currency, amount_minor, effective_at, announced_by, announced_at)
     overriding system value values (7, 1, 'USD', 2499, '2030-03-01T00:00:00Z', 'operator', now())`,
  );
  await emails.insert('price_change_notices', { price_change_id: 7, ...about(), amount_before_minor: 1999 });
  return { ...about(), price_change_id: '7' };
}

const terms = JSON.stringify({
  offer_id: '1',
  name: '4-week plan',
  price: { amount_minor: 1999, currency: 'USD' },
  interval: { unit: 'week', count: 4 },
});

/** What has happened before each kind of email, and what its job knows. */
const before: { [Kind in ToPeople]: () => Promise<JobPayloads[Kind]> } = {
  welcome: async () => ({ user_id: emails.userId, checkout_id: 'c' }),
  'reset-password': async () => ({ email_key: 'ada@example.com' }),
  'password-changed': async () => ({ user_id: emails.userId, changed_at: iso(0) }),
  'already-subscribed': async () => ({ user_id: emails.userId }),
  'resume-link': async () => {
    const link = { token: 't', sealed: Buffer.from('s'), now: emails.deps.clock(), expiresAt: at(dayMs).getTime() };
    await insertResumeLink(emails.deps.db, link);
    return { token: 't', email: 'ada@example.com', asked_at: iso(0) };
  },
  'plan-link': async () => {
    const plan = { quiz: 'adhd', goals: ['wind-down'], skills: ['calming'], daily_minutes: 20 };
    await emails.query(`update users set plan = '${JSON.stringify(plan)}'`);
    return { user_id: emails.userId };
  },
  'address-corrected': async () => ({ user_id: emails.userId, correction_id: await correct('Ada@example.com') }),
  'address-left': async () => ({ user_id: emails.userId, correction_id: await correct('Ada@example.com') }),
  'address-restored': async () => ({ user_id: emails.userId, correction_id: '1' }),
  erased: async () => ({ email: 'ada@example.com', erased_at: iso(0) }),
  receipt: async () => {
    await emails.subscribe();
    await emails.pay();
    return { user_id: emails.userId, transaction_id: 'txn_1' };
  },
  'renewal-reminder': async () => {
    await emails.subscribe({ next_billed_at: at(7 * dayMs) });
    return { ...about(), renews_at: iso(7 * dayMs) };
  },
  'trial-ending': async () => {
    await emails.subscribe({ status: 'trialing', trial_ends_at: at(3 * dayMs), next_billed_at: at(3 * dayMs) });
    return { ...about(), trial_ends_at: iso(3 * dayMs) };
  },
  'price-change': announce,
  'price-change-withdrawn': async () => {
    const payload = await announce();
    const sent = { kind: 'price-change', user_id: emails.userId, subject: 's', sent_at: at(0) };
    await emails.insert('emails', { key: 'price-change:7:sub_1', ...sent });
    return payload;
  },
  'plan-change-late': async () => {
    await emails.subscribe();
    const times = { planned_at: at(0), effective_at: at(dayMs) };
    await emails.insert('planned_changes', {
      ...about(),
      present: terms,
      agreed: terms,
      consent_position: 1,
      ...times,
    });
    const [row] = await emails.query('select id from planned_changes');
    const [user_id, planned_change_id] = [emails.userId, String(row!.id)];
    return { user_id, planned_change_id, agreed_for: iso(0), transaction_id: null };
  },
  'payment-failed': async () => {
    await emails.subscribe({ status: 'past_due' });
    await emails.pay({ status: 'past_due' });
    return { ...about(), transaction_id: 'txn_1' };
  },
  refunded: async () => {
    await emails.pay();
    const money = { status: 'approved', total_minor: 1999, currency: 'USD', created_at: at(0), occurred_at_us: 1 };
    const of = { transaction_id: 'txn_1', user_id: emails.userId, action: 'refund' };
    await emails.insert('adjustments', { id: 'adj_1', ...of, ...money });
    return { user_id: emails.userId, adjustment_id: 'adj_1' };
  },
  'charged-back': async () => {
    await emails.subscribe();
    await emails.pay();
    const stop = { transaction_id: 'txn_1', because: 'charged back', stopped_at: at(0) };
    await emails.insert('renewal_stops', { ...about(), ...stop });
    return { ...about(), transaction_id: 'txn_1' };
  },
  cancelled: async () => {
    await emails.subscribe({ scheduled_action: 'cancel', scheduled_at: at(28 * dayMs), next_billed_at: null });
    return { ...about(), requested_at: iso(0) };
  },
  withdrawn: async () => {
    await emails.subscribe({ status: 'canceled' });
    await emails.insert('withdrawals', { ...about(), transaction_id: 'txn_1', requested_at: at(0) });
    return about();
  },
  'leave-link': async () => ({ user_id: emails.userId }),
  'second-purchase': async () => {
    await emails.subscribe({ status: 'canceled' });
    return about();
  },
  'second-trial-ended': async () => {
    await emails.subscribe({ status: 'canceled' });
    return about();
  },
  'unused-training': async () => {
    const consent = { version: '1', given_at: at(-dayMs), kept_where: 'account' };
    await emails.insert('training_consents', { user_id: emails.userId, ...consent });
    await emails.insert('training_questions', { user_id: emails.userId, asked_at: at(0) });
    return { user_id: emails.userId, asked_at: iso(0) };
  },
  'weekly-email': async () => {
    await emails.subscribe();
    await emails.pay();
    const times = { weekday: 1, hour: 12, timeZone: 'UTC', firstDay: null };
    await inTx(emails.deps.db, (tx) =>
      insertReminder(tx, { userId: emails.userId, ...times, nextAt: emails.deps.clock() }),
    );
    return { user_id: emails.userId, due_at: iso(0) };
  },
};
const kinds = Object.keys(before) as ToPeople[];

/** The texts of emails, each as an operator has changed it, but for the one that stands under every email. */
const changed = new Map([...seedTexts].map(([key, text]) => [key, key === 'email-all.help' ? text : `§ ${text}`]));
const isOfEmails = (key: string) => key.split('.')[0]! in emailGroups;

async function sentText(kind: ToPeople): Promise<string> {
  await emails.send(kind, (await before[kind]()) as never);
  expect(emails.deps.sent).toHaveLength(1);
  const { subject, text } = emails.deps.sent[0]!;
  return `${subject}\n${text}`;
}

describe('the texts of emails', () => {
  it.each(kinds)('a published text is in the next email: %s', async (kind) => {
    emails.deps.publishedTexts = async () => changed;
    expect(await sentText(kind)).toContain('§ ');
  });

  it.each(kinds)('with texts that cannot be written, an email has those of the code: %s', async (kind) => {
    const shipped = await sentText(kind);
    expect(shipped).not.toContain('§');
    await emails.reset();
    emails.deps.publishedTexts = async () => new Map([...seedTexts.keys()].map((key) => [key, '§ {nobody} {']));
    expect(withoutTokens(await sentText(kind))).toBe(withoutTokens(shipped));
  });

  describe('in the examples', () => {
    const said = new Set<string>();
    const say = ((key: string, args?: object) => {
      said.add(key);
      return (sayIn(changed) as (key: string, args?: object) => string)(key, args);
    }) as Say;
    let stories: [string, Email][];
    beforeEach(() => {
      const toOperators = operatorEmailStories('https://everkite.test');
      stories = Object.entries(emailStories('https://everkite.test', say)).filter(([name]) => !(name in toOperators));
    });

    it('every one of them is said, or stands where a fact is missing, or at the end', () => {
      const unsaid = [...seedTexts.keys()].filter((key) => isOfEmails(key) && !said.has(key));
      expect(unsaid).toEqual(['email-account.welcome-heading', 'email-payment.refunded-back', 'email-all.help']);
    });

    it('an email to a person has no other, besides what a letter tells of flights', () => {
      const others = stories.flatMap(([name, email]) =>
        textsOf(email).flatMap((text) => (text === '' || text.startsWith('§') ? [] : [`${name}: ${text}`])),
      );
      expect(others.filter((one) => !/^(letter|weekly)/.test(one))).toEqual(
        ['receipt', 'receipt-of-last-payment'].map(
          (name) => `${name}: From the second time within 12 months, the days you used are deducted.`,
        ),
      );
    });
  });
});

/** Links have a token that is new each time. */
const withoutTokens = (text: string) => text.replaceAll(/[\w-]{43}/g, '');

function textsOf({ subject, preview, heading, blocks, button, further, footnote, stop }: Email): string[] {
  const links = [button, stop].flatMap((link) => (link ? [link.label] : []));
  return [subject, preview, heading, ...[...blocks, ...further].flatMap(textsOfBlock), footnote, ...links];
}

function textsOfBlock(block: Block): string[] {
  if (typeof block === 'string') return [block];
  if ('facts' in block) return block.facts.map(([label]) => label);
  return 'quote' in block ? [block.title] : [block.before, block.link.label];
}
