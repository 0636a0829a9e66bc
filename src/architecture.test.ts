import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  circles,
  code,
  files,
  folderGraphOf,
  graphOf,
  type Import,
  offenders,
  roomOf,
  type SourceFile,
  wingOf,
} from '#testing/source-files.ts';

/** The floor plan: which rooms a room may import from, besides itself. */
const rooms: Record<string, readonly string[]> = {
  quiz: [],
  contract: ['quiz'],
  tracker: ['contract'],
  web: ['quiz', 'contract', 'tracker'],
  server: ['quiz', 'contract'],
  'paddle-emulator': [],
  testing: ['quiz', 'contract', 'tracker', 'web', 'server', 'paddle-emulator'],
};

/** The wings of the large rooms: each may use those before it. What stands in no wing puts the room together. */
const wings: Record<string, readonly string[]> = {
  server: ['platform', 'identity', 'mail', 'site', 'analytics', 'billing', 'account', 'operations'],
  web: [
    ...['ui', 'platform', 'measuring', 'session', 'prices', 'site', 'funnel', 'checkout', 'subscriber'],
    ...['public-pages', 'console', 'gallery'],
  ],
  'paddle-emulator': [
    ...['platform', 'fault', 'webhook', 'catalogue', 'customer', 'discount', 'transaction', 'adjustment'],
    ...['subscription', 'checkout', 'portal', 'panel'],
  ],
};

/** The folders of billing: each may use those before it. What stands beside them is either the port, which all may use, or puts them together. */
const billing = [
  ...['entitlement', 'buyer', 'offer', 'consent', 'ledger', 'debt', 'projection', 'refund', 'checkout'],
  ...['subscription', 'price-change', 'erasure', 'leave', 'emails'],
  // The adapter, which none of them knows.
  'paddle',
];
const port = ['deps.ts', 'provider.ts', 'provider-event.ts'].map((name) => `server/billing/${name}`);

/** Who connects the payment provider, and who reads the emulator's clock. */
const whoMayConnect = ['server/main.ts', 'server/operations/command-line/main.ts'];

/** What imports against the order of the wings, with its reason; at most one in a room. */
const exceptions: Record<string, { wing: string; may: string; because: string }> = {
  web: {
    wing: 'gallery',
    may: '',
    because: 'it is a program of its own beside main.tsx, and shows the pages of the route table',
  },
};

const isOurs = (entry: Import) => /^[.#]/.test(entry.written) && roomOf(entry.from) in rooms;

/** Whether an import runs from a wing to one after it. */
function runsUp(file: SourceFile, entry: Import): boolean {
  const order = wings[file.room];
  if (order === undefined || file.wing === '' || !isOurs(entry) || roomOf(entry.from) !== file.room) return false;
  const target = wingOf(entry.from);
  const exception = exceptions[file.room];
  if (exception?.wing === file.wing && exception.may === target) return false;
  return target === '' || order.indexOf(target) > order.indexOf(file.wing);
}

/** Empty for what does not stand in a folder of billing. */
function billingFolderOf(name: string): string {
  return /^server\/billing\/([^/]+)\//.exec(name)?.[1] ?? '';
}

/** Whether an import runs from a folder of billing to one after it, or to what puts them together. */
function runsUpInBilling(file: SourceFile, entry: Import): boolean {
  const folder = billingFolderOf(file.name);
  if (!entry.from.startsWith('server/billing/')) return false;
  if (port.includes(file.name)) return !port.includes(entry.from);
  if (folder === '' || port.includes(entry.from)) return false;
  const target = billingFolderOf(entry.from);
  return target === '' || billing.indexOf(target) > billing.indexOf(folder);
}

/** Whether a file decides or orchestrates: it reads or writes rows by way of others, or plans work. */
function isService(name: string, byName: ReadonlyMap<string, SourceFile>): boolean {
  if (name.endsWith('.sql.ts')) return /\/(enqueue|record-act)\.sql\.ts$/.test(name);
  const used = byName.get(name)?.imports.filter((entry) => !entry.isType && isOurs(entry)) ?? [];
  return used.some((entry) => entry.from.endsWith('.sql.ts') || isService(entry.from, byName));
}

describe('the floor plan', () => {
  it('has every source file in one of its rooms', () => {
    expect(offenders(files, (file) => !(file.room in rooms))).toEqual([]);
  });

  for (const [room, allowed] of Object.entries(rooms)) {
    it(`lets ${room} import from ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')}`, () => {
      const own = code.filter((file) => file.room === room);
      const breaks = (entry: Import) => isOurs(entry) && ![room, 'testing', ...allowed].includes(roomOf(entry.from));
      expect(offenders(own, (file) => file.imports.some(breaks))).toEqual([]);
    });
  }

  it('has every file of a large room in one of its wings, or beside them to put them together', () => {
    const large = files.filter((file) => file.room in wings && file.wing !== '');
    expect(offenders(large, (file) => !wings[file.room]!.includes(file.wing))).toEqual([]);
  });

  it('lets no import run from a wing to one after it', () => {
    expect(offenders(code, (file) => file.imports.some((entry) => runsUp(file, entry)))).toEqual([]);
  });

  it('has no circle of files, not even of types', () => {
    expect(circles(graphOf(code))).toEqual([]);
  });

  it('has no circle of folders, not even of types', () => {
    expect(circles(folderGraphOf(code))).toEqual([]);
  });

  it('names what stands further away than the next folder by its room', () => {
    const climbs = (file: SourceFile, entry: Import) =>
      entry.written.startsWith('../../') ||
      (entry.written.startsWith('../') && (roomOf(entry.from) !== file.room || wingOf(entry.from) !== file.wing));
    const inSource = (entry: Import) => !entry.from.startsWith('..');
    expect(offenders(files, (file) => file.imports.some((entry) => inSource(entry) && climbs(file, entry)))).toEqual(
      [],
    );
  });

  it('keeps what is for tests in a room of its own, out of the product', () => {
    // The gallery is for development, and shows what tests go by.
    const product = code.filter((file) => file.wing !== 'gallery');
    expect(offenders(product, (file) => file.imports.some((entry) => roomOf(entry.from) === 'testing'))).toEqual([]);
    expect(
      offenders(files, ({ name }) => /(^|\/)test-|\.(fixture|setup)\./.test(name.replace(/^testing\//, ''))),
    ).toEqual([]);
  });

  it('keeps packages out of the quiz', () => {
    const pure = code.filter((file) => file.room === 'quiz');
    expect(offenders(pure, (file) => file.imports.some((entry) => !isOurs(entry)))).toEqual([]);
  });

  it('lets content know only the quiz types, the scales, the figures and its own folder', () => {
    const content = code.filter((file) => /^quiz\/(?!engine|lint)[^/]+\//.test(file.name));
    const allowed = (entry: Import, folder: string) =>
      /^quiz\/(quiz|answer-scales|score-scales|figures)\.ts$/.test(entry.from) || entry.from.startsWith(`${folder}/`);
    const breaks = (file: SourceFile) => !file.imports.every((entry) => allowed(entry, path.posix.dirname(file.name)));
    expect(content.length).toBeGreaterThan(0);
    expect(offenders(content, breaks)).toEqual([]);
  });

  it('gives the browser only the types of the schemas, which cost no bytes', () => {
    const schemas = new Set(
      code.filter((file) => file.imports.some((entry) => entry.from === 'typebox')).map((file) => file.name),
    );
    const browser = code.filter((file) => file.room === 'web' || file.room === 'tracker');
    expect(
      offenders(browser, (file) => file.imports.some((entry) => schemas.has(entry.from) && !entry.isType)),
    ).toEqual([]);
  });

  it('lets only the route table know the pages', () => {
    const isPage = (entry: Import) => /-page\.tsx$/.test(entry.from);
    const web = code.filter((file) => file.room === 'web' && file.name !== 'web/routes.tsx');
    expect(offenders(web, (file) => file.imports.some(isPage))).toEqual([]);
  });

  it('keeps the gallery, which is for development, out of the product', () => {
    const product = code.filter((file) => !file.name.startsWith('web/gallery/'));
    expect(offenders(product, (file) => file.imports.some((entry) => entry.from.startsWith('web/gallery')))).toEqual(
      [],
    );
  });

  it('shows every component in the gallery', () => {
    const shown = code.filter((file) => file.name.startsWith('web/gallery/')).flatMap((file) => file.imports);
    const components = code.filter((file) => /^web\/ui\/[^/]+\.tsx$/.test(file.name));
    expect(offenders(components, ({ name }) => !shown.some((entry) => entry.from === name))).toEqual([]);
  });

  it('lets only the application import routes of the server', () => {
    const server = code.filter((file) => file.room === 'server' && file.name !== 'server/app.ts');
    expect(offenders(server, (file) => file.imports.some((entry) => entry.from.endsWith('.routes.ts')))).toEqual([]);
  });

  it('speaks HTTP only in routes, in what adds them, and in the application', () => {
    const server = code.filter(
      (file) => file.room === 'server' && !/\.routes\.ts$|server\/app\.ts$|server\/main\.ts$/.test(file.name),
    );
    expect(
      offenders(
        server,
        (file) =>
          /\breply\.(code|send|header)\(/.test(file.text) && !/^server\/(site|platform\/http)\//.test(file.name),
      ),
    ).toEqual([]);
  });

  it('keeps SQL in its own files', () => {
    const server = code.filter(
      (file) =>
        file.room === 'server' && !/\.sql\.ts$/.test(file.name) && !file.name.startsWith('server/platform/database/'),
    );
    const queries = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\b(pool|client|connection)\.query\(/;
    expect(offenders(server, (file) => queries.test(file.text))).toEqual([]);
  });

  it('lets files of SQL of billing and account only read and write rows', () => {
    const byName = new Map(code.map((file) => [file.name, file]));
    const rows = code.filter(({ name }) => /^server\/(billing|account)\/.*\.sql\.ts$/.test(name));
    const orders = (entry: Import) => !entry.isType && isOurs(entry) && isService(entry.from, byName);
    expect(offenders(rows, (file) => file.imports.some(orders))).toEqual([]);
  });

  it('has the folders of billing in their order', () => {
    const own = code.filter((file) => file.name.startsWith('server/billing/'));
    expect([...new Set(own.map((file) => billingFolderOf(file.name)))].filter(Boolean).sort()).toEqual(
      [...billing].sort(),
    );
    expect(offenders(own, (file) => file.imports.some((entry) => runsUpInBilling(file, entry)))).toEqual([]);
  });

  it('knows the payment provider by its port only: its SDK stays in the adapter, and who connects it is named', () => {
    const isAdapter = (name: string) => name.startsWith('server/billing/paddle/');
    const others = code.filter((file) => !isAdapter(file.name));
    const server = others.filter((file) => file.room === 'server');
    const isSdk = (entry: Import) => entry.from === '@paddle/paddle-node-sdk';
    expect(offenders(server, (file) => file.imports.some(isSdk))).toEqual([]);
    expect(offenders(others, (file) => file.imports.some((entry) => isAdapter(entry.from)))).toEqual(whoMayConnect);
    const isBrowserSdk = (entry: Import) => entry.from === '@paddle/paddle-js';
    expect(offenders(others, (file) => file.imports.some(isBrowserSdk))).toEqual([
      'web/checkout/paddle-card-form.ts',
      'web/checkout/paddle-totals.ts',
    ]);
  });

  it('reads the environment in one place a process', () => {
    const allowed = ['server/platform/settings/config.ts', 'paddle-emulator/main.ts'];
    expect(offenders(code, (file) => /process\.env/.test(file.text) && !allowed.includes(file.name))).toEqual([]);
  });

  it('keeps domain and routes out of the ui components', () => {
    const ui = code.filter((file) => file.name.startsWith('web/ui/'));
    const allowed = (entry: Import) =>
      !isOurs(entry) || entry.from.startsWith('web/ui/') || entry.from === 'contract/brand.ts';
    expect(offenders(ui, (file) => !file.imports.every(allowed))).toEqual([]);
    expect(offenders(ui, (file) => file.imports.some((entry) => entry.from === 'wouter'))).toEqual([]);
  });
});

describe('names', () => {
  it('are kebab-case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|property|sql|routes|setup))*\.tsx?$/;
    expect(offenders(files, (file) => !kebab.test(path.posix.basename(file.name)))).toEqual([]);
  });

  it('say what a folder is about', () => {
    const bag = /(^|\/)(utils?|helpers?|common|misc|lib|shared)(\/|\.tsx?$)/;
    expect(offenders(files, (file) => bag.test(file.name))).toEqual([]);
  });

  it('are imported from where they are made, not from barrels', () => {
    expect(offenders(code, (file) => /(^|\/)index\.tsx?$/.test(file.name))).toEqual([]);
    expect(offenders(code, (file) => /^export \* from/m.test(file.text))).toEqual([]);
  });
});
