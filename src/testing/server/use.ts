import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createTestAuth, type TestAuth } from './auth.ts';
import { createTestConsole, type TestConsole } from './console.ts';
import { createOwnDatabase, createTestDatabase, type TestDatabase } from './database.ts';
import { createTestDeps, type TestDeps } from './deps.ts';
import { createTestEmails, type TestEmails } from './emails.ts';
import { createTestIngestion, type TestIngestion } from './ingestion.ts';
import { createTestResume, type TestResume } from './resume.ts';
import { createTestShop, type TestShop } from './shop.ts';

/** Call each of these once at the top of a test file or a `describe`; they create, empty and close what they return. */

interface DatabaseChoice {
  /** For tests that change the tables or read all of them. */
  ownDatabase?: boolean;
}

/** A migrated database. Its rows are kept between tests. */
export function useTestDatabase({ ownDatabase = false }: DatabaseChoice = {}): TestDatabase {
  const database = prepared(() => (ownDatabase ? createOwnDatabase() : createTestDatabase()));
  afterAll(() => database.drop());
  return database;
}

/** An application with these settings. Its stored data is kept between tests. */
export function useTestApp({ env = {}, ...choice }: DatabaseChoice & { env?: Record<string, string> } = {}) {
  const database = useTestDatabase(choice);
  const deps: TestDeps = prepared(async () => createTestDeps(database, env));
  const app = prepared(async () => buildApp(deps, { webDir: null }));
  afterAll(() => app.close());
  return { database, deps, app };
}

/** A shop that sells through an emulator, reset before each test. */
export function useTestShop(choice: DatabaseChoice = {}): { shop: TestShop; database: TestDatabase } {
  const database = useTestDatabase(choice);
  return { shop: renewed(() => createTestShop(database)), database };
}

export function useTestAuth(): TestAuth {
  return renewed(createTestAuth);
}

export function useTestResume(): TestResume {
  return renewed(createTestResume);
}

export function useTestConsole(env: Record<string, string> = {}): TestConsole {
  return renewed(() => createTestConsole(env));
}

export function useTestEmails(): TestEmails {
  return renewed(createTestEmails);
}

/** The ingestion; measured data is deleted before each test. */
export function useTestIngestion(): TestIngestion {
  const ingestion = prepared(createTestIngestion);
  beforeEach(() => ingestion.database.emptyMeasured());
  afterAll(() => ingestion.close());
  return ingestion;
}

function renewed<T extends { reset: () => Promise<void>; close: () => Promise<void> }>(make: () => Promise<T>): T {
  const made = prepared(make);
  beforeEach(() => made.reset());
  afterAll(() => made.close());
  return made;
}

/**
 * A proxy that can be passed on at once, for an object that `make` creates before the first test. All operations are
 * forwarded to that object.
 */
function prepared<T extends object>(make: () => Promise<T>): T {
  let made: T | null = null;
  beforeAll(async () => {
    made = await make();
  });
  const forward =
    (trap: keyof typeof Reflect) =>
    (_target: object, ...rest: unknown[]) => {
      if (made === null) throw new Error('Nothing is there before the first test begins.');
      return Reflect.apply(Reflect[trap], Reflect, [made, ...rest]);
    };
  const traps = new Proxy({}, { get: (_target, trap) => forward(trap as keyof typeof Reflect) });
  return new Proxy({} as T, traps);
}
