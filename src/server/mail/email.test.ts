import { describe, expect, it } from 'vitest';
import { welcomeEmail } from '#server/account/emails/account-emails.ts';
import { emailStories } from '#server/operations/mail-viewer/email-stories.ts';
import type { Email } from './email.ts';
import { emailFootOf } from './email-foot.ts';
import { pngOf } from './email-picture.ts';
import { renderEmail } from './render-email.ts';
import { sayShipped } from './say.ts';

const stories = Object.entries(emailStories('https://everkite.test'));
const foot = emailFootOf(
  { operator: { name: 'Kite Ltd', email: 'hello@kite.test' }, publicUrl: 'https://everkite.test' },
  sayShipped,
);
const plain: Email = {
  to: 'ada@example.com',
  subject: 'Subject',
  preview: 'Preview',
  heading: 'Heading',
  blocks: ['Paragraph'],
  button: null,
  further: [],
  footnote: '',
};

const welcome = {
  to: 'ada@example.com',
  url: 'https://a',
  manageUrl: 'https://b',
  signInUrl: null,
  paid: null,
  renewal: null,
  agreement: null,
};

/** The text of the HTML, without its markup. */
function wordsOf(html: string): string {
  return html
    .replace(/^[\s\S]*<\/head>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

describe.each(stories)('the email %s', (_name, story) => {
  const email = renderEmail(story, foot, null);

  it('an email says the same in text and in HTML', () => {
    const html = wordsOf(email.html);
    for (const line of email.text.split('\n').map((one) => one.replace(/^> /, '').trim())) {
      if (line.startsWith('https://')) expect(email.html).toContain(`href="${line}"`);
      // A fact has two cells, and a link's label is not next to its URL.
      else for (const part of line.replace(/:$/, '').split(': ')) expect(html).toContain(part.trim());
    }
  });

  it('an email mentions no health, answers or scores, which others may read over a shoulder', () => {
    const words = `${email.subject} ${email.text.replace(/https:\S+/g, '')}`;
    expect(words).not.toMatch(
      /adhd|attention|focus|anxi|procrastinat|concentrat|mental|health|mood|brain|quiz|score|level|result|symptom/i,
    );
  });

  it('an email loads nothing, runs nothing and tracks nobody', () => {
    expect(email.html).not.toMatch(/<script|<img|<link|@import|url\(|src=|javascript:/i);
    for (const [, url] of email.html.matchAll(/href="([^"]*)"/g)) expect(url).toMatch(/^https:\/\/everkite\.test\//);
  });

  it('an email does not hurry its reader', () => {
    expect(`${email.subject} ${email.text}`).not.toMatch(
      /!|last chance|hurry|act now|immediately|don't miss|only today/i,
    );
  });

  it('an email has a preview beside its subject, and a dark theme', () => {
    expect(story.preview).not.toBe('');
    expect(email.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(email.html).toContain('prefers-color-scheme: dark');
  });
});

describe('an email', () => {
  it('an email greets by a plausible name and leaves out what could be a message of somebody else', () => {
    const greeting = (name: string) =>
      renderEmail(welcomeEmail({ ...welcome, name }, sayShipped), foot, null).text.split('\n')[0];
    expect(greeting('Ada Lovelace')).toBe('Welcome, Ada Lovelace');
    expect(greeting('Your prize: www.evil.example')).toBe('Welcome');
  });

  it('an email escapes markup in its texts', () => {
    const email = renderEmail({ ...plain, heading: '<img src=x> & "all"' }, foot, null);
    expect(email.html).not.toContain('<img');
    expect(email.html).toContain('&lt;img src=x&gt; &amp; &quot;all&quot;');
    expect(email.text).toContain('<img src=x> & "all"\n');
  });

  it('an email keeps its subject on one line', () => {
    expect(renderEmail({ ...plain, subject: 'One\r\nBcc: eve@example.com\u0000' }, foot, null).subject).toBe(
      'One Bcc: eve@example.com',
    );
  });

  it('an email leaves no gap for an empty part', () => {
    expect(renderEmail(plain, foot, null).text).toBe(
      'Heading\n\nParagraph\n\nHelp:\nhttps://everkite.test/help\n\nEverkite, Kite Ltd, hello@kite.test\n',
    );
  });

  it('an email has its picture on top, said in words, and loads nothing for it', () => {
    const picture = { svg: '<svg/>', alt: 'A "kite"' };
    const { html, png } = renderEmail({ ...plain, picture }, foot, Buffer.from('png'));
    expect(html).toContain('<img src="cid:picture"');
    expect(html).toContain('alt="A &quot;kite&quot;"');
    expect(png?.toString()).toBe('png');
  });

  it('an email whose picture cannot be drawn is whole without it', async () => {
    const picture = { svg: 'no svg', alt: 'A kite' };
    const without = renderEmail({ ...plain, picture }, foot, await pngOf(picture.svg));
    expect(without).toEqual(renderEmail(plain, foot, null));
  });

  it.each(stories.flatMap(([name, { picture }]) => (picture ? [[name, picture] as const] : [])))(
    'the picture of %s is a PNG of 600 pixels and at most 40 kB',
    async (_name, { svg, alt }) => {
      const png = (await pngOf(svg))!;
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(png.readUInt32BE(16)).toBe(600);
      expect(png.length).toBeLessThanOrEqual(40 * 1024);
      expect(alt).not.toBe('');
    },
  );

  it('an email quotes every line of an agreement', () => {
    const quoted = renderEmail({ ...plain, further: [{ title: 'Terms', quote: 'one\ntwo' }] }, foot, null);
    expect(quoted.text).toContain('Terms\n> one\n> two\n');
  });
});
