import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { billing, rooms, wings } from '#testing/floor-plan.ts';
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
  stories,
  wingOf,
} from '#testing/source-files.ts';

const port = ['deps.ts', 'provider.ts', 'provider-event.ts'].map((name) => `server/billing/${name}`);

/** The files that connect the payment provider and read the emulator's clock. */
const whoMayConnect = ['rehearsal/second-emulator.ts', 'server/main.ts', 'server/operations/command-line/main.ts'];

/** Imports against the order of the wings, with the reason; at most one for each room. */
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
  if (file.isStories && target === 'gallery') return false;
  if (exception?.wing === file.wing && exception.may === target) return false;
  return target === '' || order.indexOf(target) > order.indexOf(file.wing);
}

/** Empty for a file outside the folders of billing. */
function billingFolderOf(name: string): string {
  return /^server\/billing\/([^/]+)\//.exec(name)?.[1] ?? '';
}

/** Whether an import runs from a folder of billing to one after it, or to a file that puts them together. */
function runsUpInBilling(file: SourceFile, entry: Import): boolean {
  const folder = billingFolderOf(file.name);
  if (!entry.from.startsWith('server/billing/')) return false;
  if (port.includes(file.name)) return !port.includes(entry.from);
  if (folder === '' || port.includes(entry.from)) return false;
  const target = billingFolderOf(entry.from);
  return target === '' || billing.indexOf(target) > billing.indexOf(folder);
}

/** Whether a file decides or orchestrates: it uses SQL files, directly or indirectly, enqueues jobs or records acts. */
function isService(name: string, byName: ReadonlyMap<string, SourceFile>): boolean {
  if (name.endsWith('.sql.ts')) return /\/(enqueue|record-act)\.sql\.ts$/.test(name);
  const used = byName.get(name)?.imports.filter((entry) => !entry.isType && isOurs(entry)) ?? [];
  return used.some((entry) => entry.from.endsWith('.sql.ts') || isService(entry.from, byName));
}

describe('the floor plan', () => {
  it('every source file is in one of the rooms of the floor plan', () => {
    expect(offenders(files, (file) => !(file.room in rooms))).toEqual([]);
  });

  for (const [room, allowed] of Object.entries(rooms)) {
    it(`the room ${room} may import from ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')}`, () => {
      const own = [...code, ...stories].filter((file) => file.room === room);
      const breaks = (entry: Import) => isOurs(entry) && ![room, 'testing', ...allowed].includes(roomOf(entry.from));
      expect(offenders(own, (file) => file.imports.some(breaks))).toEqual([]);
    });
  }

  it('the README names every room, and every wing of server and web', () => {
    const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');
    const tableFrom = (head: string) => readme.slice(readme.indexOf(head)).split('\n\n')[0]!;
    const tables: [head: string, names: readonly string[]][] = [
      ['| Room |', Object.keys(rooms).map((room) => `src/${room}`)],
      ['| Wings of the server |', wings.server!],
      ['| Wings of the web |', wings.web!],
    ];
    for (const [head, names] of tables) {
      const cells = (tableFrom(head).match(/^\| [^|]+ \|/gm) ?? []).join('');
      expect(names.filter((name) => !cells.includes(`\`${name}\``))).toEqual([]);
    }
  });

  it('every file of a large room is in one of its wings, or beside them to put them together', () => {
    const large = files.filter((file) => file.room in wings && file.wing !== '');
    expect(offenders(large, (file) => !wings[file.room]!.includes(file.wing))).toEqual([]);
  });

  it('no import runs from a wing to one after it', () => {
    const every = [...code, ...stories];
    expect(offenders(every, (file) => file.imports.some((entry) => runsUp(file, entry)))).toEqual([]);
  });

  it('no files import each other in a circle, not even for types', () => {
    expect(circles(graphOf([...code, ...stories]))).toEqual([]);
  });

  it('no folders import each other in a circle, not even for types', () => {
    expect(circles(folderGraphOf(code))).toEqual([]);
  });

  it('an import from another wing or from beyond the next folder names its room', () => {
    const climbs = (file: SourceFile, entry: Import) =>
      entry.written.startsWith('../../') ||
      (entry.written.startsWith('../') && (roomOf(entry.from) !== file.room || wingOf(entry.from) !== file.wing));
    const inSource = (entry: Import) => !entry.from.startsWith('..');
    expect(offenders(files, (file) => file.imports.some((entry) => inSource(entry) && climbs(file, entry)))).toEqual(
      [],
    );
  });

  it('code for tests is in a room of its own, and the product does not import it', () => {
    // The gallery and its stories are for development and show fixtures of the tests.
    const product = code.filter((file) => file.wing !== 'gallery');
    expect(offenders(product, (file) => file.imports.some((entry) => roomOf(entry.from) === 'testing'))).toEqual([]);
    expect(
      offenders(files, ({ name }) => /(^|\/)test-|\.(fixture|setup)\./.test(name.replace(/^testing\//, ''))),
    ).toEqual([]);
  });

  it('the quiz and the training import no packages', () => {
    const pure = code.filter((file) => file.room === 'quiz' || file.room === 'training');
    expect(offenders(pure, (file) => file.imports.some((entry) => !isOurs(entry)))).toEqual([]);
  });

  it('a quiz’s content imports only the quiz types, the scales, the traits, the figures and its own folder', () => {
    const content = code.filter((file) => /^quiz\/(?!engine|lint)[^/]+\//.test(file.name));
    const allowed = (entry: Import, folder: string) =>
      /^quiz\/(quiz|answer-scales|score-scales|traits|figures)\.ts$/.test(entry.from) ||
      entry.from.startsWith(`${folder}/`);
    const breaks = (file: SourceFile) => !file.imports.every((entry) => allowed(entry, path.posix.dirname(file.name)));
    expect(content.length).toBeGreaterThan(0);
    expect(offenders(content, breaks)).toEqual([]);
  });

  it('the browser imports only the types of the schemas, which cost no bytes', () => {
    const schemas = new Set(
      code.filter((file) => file.imports.some((entry) => entry.from === 'typebox')).map((file) => file.name),
    );
    const browser = code.filter((file) => file.room === 'web' || file.room === 'tracker');
    expect(
      offenders(browser, (file) => file.imports.some((entry) => schemas.has(entry.from) && !entry.isType)),
    ).toEqual([]);
  });

  it('only the route table imports pages', () => {
    const isPage = (entry: Import) => /-page\.tsx$/.test(entry.from);
    const web = code.filter((file) => file.room === 'web' && file.name !== 'web/routes.tsx');
    expect(offenders(web, (file) => file.imports.some(isPage))).toEqual([]);
  });

  it('only the gallery and stories import the gallery, and nothing imports stories, which it finds by itself', () => {
    const product = code.filter((file) => file.wing !== 'gallery');
    const isGallery = (entry: Import) => entry.from.startsWith('web/gallery/');
    expect(offenders(product, (file) => file.imports.some(isGallery))).toEqual([]);
    const isStories = (entry: Import) => /\.stories(\.tsx?)?$/.test(entry.from);
    expect(stories.length).toBeGreaterThan(0);
    expect(offenders(files, (file) => file.imports.some(isStories))).toEqual([]);
    expect(offenders(code, (file) => file.text.includes('.stories.'))).toEqual(['web/gallery/stories.ts']);
  });

  it('every component is shown in the gallery', () => {
    const shown = stories.flatMap((file) => file.imports);
    const components = code.filter((file) => /^web\/ui\/[^/]+\.tsx$/.test(file.name));
    expect(offenders(components, ({ name }) => !shown.some((entry) => entry.from === name))).toEqual([]);
  });

  it('only the application imports routes of the server', () => {
    const server = code.filter((file) => file.room === 'server' && file.name !== 'server/app.ts');
    expect(offenders(server, (file) => file.imports.some((entry) => entry.from.endsWith('.routes.ts')))).toEqual([]);
  });

  it('the server speaks HTTP only in routes, in what adds them, and in the application', () => {
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

  it('SQL of the server is only in SQL files', () => {
    const server = code.filter(
      (file) =>
        file.room === 'server' && !/\.sql\.ts$/.test(file.name) && !file.name.startsWith('server/platform/database/'),
    );
    const queries = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\b(pool|client|connection)\.query\(/;
    expect(offenders(server, (file) => queries.test(file.text))).toEqual([]);
  });

  it('SQL files of billing and account only read and write rows', () => {
    const byName = new Map(code.map((file) => [file.name, file]));
    const rows = code.filter(({ name }) => /^server\/(billing|account)\/.*\.sql\.ts$/.test(name));
    const orders = (entry: Import) => !entry.isType && isOurs(entry) && isService(entry.from, byName);
    expect(offenders(rows, (file) => file.imports.some(orders))).toEqual([]);
  });

  it('the folders of billing import only from those before them', () => {
    const own = code.filter((file) => file.name.startsWith('server/billing/'));
    expect([...new Set(own.map((file) => billingFolderOf(file.name)))].filter(Boolean).sort()).toEqual(
      [...billing].sort(),
    );
    expect(offenders(own, (file) => file.imports.some((entry) => runsUpInBilling(file, entry)))).toEqual([]);
  });

  it('Paddle’s SDK is imported only by the adapter and one named file, and the adapter only where it is connected', () => {
    const isAdapter = (name: string) => name.startsWith('server/billing/paddle/');
    const others = code.filter((file) => !isAdapter(file.name));
    const server = others.filter((file) => file.room === 'server');
    const isSdk = (entry: Import) => entry.from === '@paddle/paddle-node-sdk';
    expect(offenders(server, (file) => file.imports.some(isSdk))).toEqual([]);
    expect(offenders(others, (file) => file.imports.some((entry) => isAdapter(entry.from)))).toEqual(whoMayConnect);
    const isBrowserSdk = (entry: Import) => entry.from === '@paddle/paddle-js';
    expect(offenders(others, (file) => file.imports.some(isBrowserSdk))).toEqual(['web/checkout/paddle-card-form.ts']);
  });

  it('each process reads the environment in one place', () => {
    const allowed = ['server/platform/settings/config.ts', 'paddle-emulator/main.ts'];
    expect(offenders(code, (file) => /process\.env/.test(file.text) && !allowed.includes(file.name))).toEqual([]);
  });

  it('ui components import neither domain nor routes', () => {
    const ui = code.filter((file) => file.name.startsWith('web/ui/'));
    const allowed = (entry: Import) =>
      !isOurs(entry) || entry.from.startsWith('web/ui/') || entry.from === 'contract/brand.ts';
    expect(offenders(ui, (file) => !file.imports.every(allowed))).toEqual([]);
    expect(offenders(ui, (file) => file.imports.some((entry) => entry.from === 'wouter'))).toEqual([]);
  });
});

describe('names', () => {
  it('file names are kebab-case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|property|sql|routes|setup|stories))*\.tsx?$/;
    expect(offenders(files, (file) => !kebab.test(path.posix.basename(file.name)))).toEqual([]);
  });

  it('the name of a file or folder says what it is about', () => {
    const bag = /(^|\/)(utils?|helpers?|common|misc|lib|shared)(\/|\.tsx?$)/;
    expect(offenders(files, (file) => bag.test(file.name))).toEqual([]);
  });

  it('code is imported from the file that defines it, not from barrels', () => {
    expect(offenders(code, (file) => /(^|\/)index\.tsx?$/.test(file.name))).toEqual([]);
    expect(offenders(code, (file) => /^export \* from/m.test(file.text))).toEqual([]);
  });
});
