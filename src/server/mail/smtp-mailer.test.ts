import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { emailStories } from '#server/operations/mail-viewer/email-stories.ts';
import { rowsOf } from '#testing/long-tests.ts';
import { startMailServer, startRawServer } from '#testing/server/mail-server.ts';
import { renderEmail } from './render-email.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const from = '"Everkite, kites" <hello@kite.example>';
const id = '<abc@kite.example>';
const email = { to: 'Ada@example.com', subject: 'Grüße, 風', text: 'Hello 風\n.\nBye', html: '<p>Hello 風</p>' };
const impatient = { connectMs: 200, silenceMs: 600 };

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});
async function start(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options);
  running.push(server);
  return server;
}
async function startRaw(...options: Parameters<typeof startRawServer>) {
  const server = await startRawServer(...options);
  running.push(server);
  return server;
}
const mailerTo = (port: number, more = '') => createSmtpMailer(`smtp://${more}127.0.0.1:${port}`, from);
const impatientTo = (port: number) => createSmtpMailer(`smtp://127.0.0.1:${port}`, from, { timeouts: impatient });

/** Header fields by name, unfolded. */
function headersOf(raw: string): Map<string, string> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return new Map(
    head.split('\r\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
}

/** A subject with its encoded words (RFC 2047) decoded. */
function decoded(words: string): string {
  return words
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_all, text: string) => unquoted(text.replaceAll('_', ' ')))
    .replace(/=\?UTF-8\?B\?(.*?)\?=/gi, (_all, text: string) => Buffer.from(text, 'base64').toString('utf8'));
}

function unquoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

describe('a message to a mail server', () => {
  it('a message arrives with its sender, its one recipient, its subject and its Message-ID', async () => {
    const { port, messages } = await start();
    expect(await mailerTo(port).send(email, id)).toBe('handed over');
    expect(messages).toMatchObject([{ from: 'hello@kite.example', to: ['Ada@example.com'] }]);
    const headers = headersOf(messages[0]!.raw);
    expect(headers.get('From')).toBe('"Everkite, kites" <hello@kite.example>');
    expect(headers.get('To')).toBe('Ada@example.com');
    expect(decoded(headers.get('Subject')!)).toBe('Grüße, 風');
    expect(headers.get('Message-ID')).toBe(id);
    expect(headers.get('Auto-Submitted')).toBe('auto-generated');
    expect(headers.get('Content-Type')).toContain('multipart/alternative');
  });

  it('a message arrives in both parts, the text first, in any alphabet', async () => {
    const { port, messages } = await start();
    await mailerTo(port).send(email, id);
    const raw = messages[0]!.raw;
    const boundary = /boundary="([^"]+)"/.exec(raw)![1]!;
    const [, text = '', html = ''] = raw.split(`--${boundary}`);
    expect(text).toContain('text/plain; charset=utf-8');
    expect(unquoted(text)).toContain('Hello 風\r\n.\r\nBye');
    expect(html).toContain('text/html; charset=utf-8');
    expect(unquoted(html)).toContain('<p>Hello 風</p>');
  });

  it.each(rowsOf(Object.entries(emailStories('https://everkite.test')), { commit: 12 }))(
    'a message arrives complete: %s',
    async (_name, story) => {
      const { port, messages } = await start();
      const rendered = renderEmail(
        story,
        { sender: 'Everkite', help: { label: 'Help', url: 'https://everkite.test/help' } },
        null,
      );
      await mailerTo(port).send(rendered, id);
      const received = unquoted(messages[0]!.raw).replaceAll('\r\n', '\n');
      expect(received).toContain(rendered.text.trim());
      expect(received).toContain(rendered.html.trim());
    },
  );

  it('the SMTP mailer gives user and password of its URL to a server that asks', async () => {
    const { port, messages } = await start({
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        password === 'p@ss' ? done(null, { user: username ?? '' }) : done(new Error('no')),
    });
    expect(await mailerTo(port, 'kite:p%40ss@').send(email, id)).toBe('handed over');
    expect(messages[0]?.user).toBe('kite');
    await expect(mailerTo(port, 'kite:wrong@').send(email, id)).rejects.toThrow(/Invalid login/);
  });

  it('the SMTP mailer encrypts if the server offers it, and refuses an untrusted certificate', async () => {
    const { port, messages } = await start({ disabledCommands: ['AUTH'] });
    await expect(mailerTo(port).send(email, id)).rejects.toThrow(/self.signed|certificate/i);
    expect(messages).toEqual([]);
    const trusting = createSmtpMailer(`smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`, from);
    expect(await trusting.send(email, id)).toBe('handed over');
  });
});

describe('names and addresses', () => {
  it('a subject cannot add a header to a message', async () => {
    const { port, messages } = await start();
    await mailerTo(port).send({ ...email, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBody' }, id);
    expect(messages[0]?.to).toEqual(['Ada@example.com']);
    expect(headersOf(messages[0]!.raw).has('Bcc')).toBe(false);
  });

  it.each([
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'Ada <ada@example.com>',
    'ada@example.com>\r\nRCPT TO:<eve@example.com',
    'group: ada@example.com;',
    '',
  ])('a recipient that is more than an address is refused and nothing is sent: %j', async (to) => {
    const { port, messages } = await start();
    expect(await mailerTo(port).send({ ...email, to }, id)).toEqual({ refused: 'this is no email address' });
    expect(messages).toEqual([]);
  });
});

describe('a mail server that refuses', () => {
  const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

  it('a refusal with 5xx is final, and its reason is kept without the address', async () => {
    const { port } = await start({
      onRcptTo: ({ address }, _session, done) => done(refusal(550, `5.1.1 <${address}> is not here`)),
    });
    expect(await mailerTo(port).send(email, id)).toEqual({
      refused: expect.stringContaining('550 5.1.1 <(address)> is not here'),
    });
  });

  it('after a refusal with 4xx the same message can be sent again', async () => {
    let attempts = 0;
    const { port, messages } = await start({
      onRcptTo: (_address, _session, done) => {
        attempts += 1;
        done(attempts === 1 ? refusal(451, 'try again later') : null);
      },
    });
    const mailer = mailerTo(port);
    await expect(mailer.send(email, id)).rejects.toThrow('451 try again later');
    expect(await mailer.send(email, id)).toBe('handed over');
    expect(messages).toHaveLength(1);
  });

  it('a message that was refused at its end may be sent again', async () => {
    const { port } = await start({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(refusal(554, 'not like this')));
      },
    });
    await expect(mailerTo(port).send(email, id)).rejects.toThrow('554 not like this');
  });
});

describe('a mail server that does not answer', () => {
  it('sending fails when no mail server is running', async () => {
    const server = await startRawServer(() => undefined);
    await server.stop();
    await expect(mailerTo(server.port).send(email, id)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('sending times out when the mail server never greets', async () => {
    const { port } = await startRaw(() => undefined);
    await expect(impatientTo(port).send(email, id)).rejects.toThrow(/[Gg]reeting/);
  });

  it('sending times out when the mail server falls silent after the message', async () => {
    const { port } = await startRaw((socket) => converse(socket, () => undefined));
    await expect(impatientTo(port).send(email, id)).rejects.toThrow(/[Tt]imeout/);
  });

  it('sending fails when the mail server hangs up instead of confirming the message', async () => {
    const { port } = await startRaw((socket) => converse(socket, () => socket.destroy()));
    await expect(mailerTo(port).send(email, id)).rejects.toThrow(/closed/);
  });
});

/** Accepts everything up to the end of a message, then calls `atEnd`. */
function converse(socket: Socket, atEnd: () => void): void {
  let inMessage = false;
  socket.write('220 hello\r\n');
  createInterface({ input: socket }).on('line', (line) => {
    if (inMessage) {
      if (line === '.') atEnd();
    } else if (line === 'DATA') {
      inMessage = true;
      socket.write('354 go on\r\n');
    } else {
      socket.write('250 fine\r\n');
    }
  });
}
