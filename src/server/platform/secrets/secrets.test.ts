import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readSecretKeys } from './read-secret-keys.ts';
import { createSecrets } from './secrets.ts';

const [older, newer] = ['the older key of thirty-two characters', 'the newer key of thirty-two characters'];
const secret = Buffer.from('a secret');

describe('sealed secrets', () => {
  it('is opened with its key, for what it was sealed for', () => {
    const secrets = createSecrets([older]);
    const sealed = secrets.seal(secret, 'totp of operator 7');
    expect(secrets.open(sealed, 'totp of operator 7')).toEqual(secret);
    expect(secrets.open(sealed, 'totp of operator 8')).toBeNull();
    expect(createSecrets([newer]).open(sealed, 'totp of operator 7')).toBeNull();
  });

  it('no changed byte goes unseen, and no cut', () => {
    const secrets = createSecrets([older]);
    const sealed = secrets.seal(secret, '');
    for (let i = 0; i < sealed.length; i += 1) {
      const changed = Buffer.from(sealed);
      changed[i]! ^= 1;
      expect(secrets.open(changed, '')).toBeNull();
      expect(secrets.open(sealed.subarray(0, i), '')).toBeNull();
    }
  });

  it('the same secret is never sealed twice to the same bytes', () => {
    const secrets = createSecrets([older]);
    expect(secrets.seal(secret, '')).not.toEqual(secrets.seal(secret, ''));
  });

  it('while a key is replaced, the old one opens and the new one seals', () => {
    const sealed = createSecrets([older]).seal(secret, '');
    const both = createSecrets([newer, older]);
    expect([both.open(sealed, ''), both.isCurrent(sealed)]).toEqual([secret, false]);
    const again = both.seal(secret, '');
    expect([createSecrets([newer]).open(again, ''), both.isCurrent(again)]).toEqual([secret, true]);
  });
});

describe('the keys of secrets', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'everkite-secrets-'));
  const file = path.join(dataDir, 'secrets.key');
  afterEach(() => rmSync(file, { force: true }));

  it('without a setting one key is made, kept, and readable by its owner only', () => {
    const keys = readSecretKeys({ secretKeys: [], dataDir });
    expect(keys).toEqual([readFileSync(file, 'utf8').trim()]);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readSecretKeys({ secretKeys: [], dataDir })).toEqual(keys);
  });

  it('with the setting no file is made', () => {
    expect(readSecretKeys({ secretKeys: [newer, older], dataDir })).toEqual([newer, older]);
    expect(() => readFileSync(file)).toThrow('ENOENT');
  });

  it('an empty file is a fault that says what to do', () => {
    writeFileSync(file, '');
    expect(() => readSecretKeys({ secretKeys: [], dataDir })).toThrow(
      'Restore the file from a backup, or set SECRETS_KEY',
    );
  });
});
