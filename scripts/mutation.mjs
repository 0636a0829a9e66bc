// node scripts/mutation.mjs [name…]: makes small changes in the pure decisions and expects the tests of each to fail.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { decisions, furtherTests } from './decisions.mjs';
import { mutantsOf } from './mutants.mjs';
import { root } from './stale.mjs';

/** Percent of a file's mutants that its tests must find. */
const fewestKilled = 85;
/** A mutant may loop for ever; the test of a decision takes well under a second. */
const limitMs = 15_000;

// So that property tests use the same examples for every mutant and in every run.
delete process.env.TEST_LONG;

const names = process.argv.slice(2);
const files = decisions.filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
const candidates = files.flatMap(candidatesOf);
const green = await runTests(candidates);
for (const one of candidates.filter(({ isOriginal }) => isOriginal)) {
  if (!green.has(one)) throw new Error(`The test of ${one.file} is red without any mutant.`);
}
const mutants = candidates.filter(({ isOriginal }) => !isOriginal);
for (const mutant of mutants) if (green.has(mutant)) console.log(survivorLine(mutant));
const shares = files.map(printShare);
process.exit(shares.length > 0 && shares.every((share) => share >= fewestKilled) ? 0 : 1);

/** The module and its mutants, each with a name of its own and with tests that import it. */
function candidatesOf(file) {
  const original = path.join(root, file);
  const code = readFileSync(original, 'utf8');
  const further = (furtherTests[file] ?? []).map((name) => path.join(path.dirname(original), name));
  const sources = [original.replace(/\.ts$/, '.test.ts'), ...further];
  return [{ code, isOriginal: true }, ...mutantsOf(file, code)].map((one, number) => {
    const name = original.replace(/\.ts$/, `.mutant-${number}`);
    const tests = new Map(sources.map((source, index) => [`${name}-${index}.test.ts`, source]));
    return { ...one, file, original, module: `${name}.ts`, tests };
  });
}

/**
 * Tests all candidates in one run, because starting Vitest takes ten times as long as a test. Returns those that
 * passed.
 */
async function runTests(all) {
  const started = new Set();
  const reporter = {
    onTestModuleQueued: ({ moduleId }) => started.add(moduleId),
    onTestModuleEnd: () => progress.refresh(),
  };
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      pool: 'threads',
      maxWorkers: 2,
      isolate: false,
      // A mutant must not count as found because the machine is busy.
      testTimeout: limitMs,
      teardownTimeout: limitMs,
      reporters: [reporter],
    },
    { plugins: [serve(all)] },
  );
  const progress = setTimeout(() => {
    // The second call ends the workers at once.
    vitest.cancelCurrentRun('test-failure');
    vitest.cancelCurrentRun('test-failure');
  }, limitMs);
  const tests = all.flatMap(testsOf).map((test) => vitest.getRootProject().createSpecification(test));
  const { testModules } = await vitest.runTestSpecifications(tests);
  clearTimeout(progress);
  await vitest.close();
  const passed = new Set(testModules.filter((module) => module.state() === 'passed').map(({ moduleId }) => moduleId));
  const green = all.filter((one) => testsOf(one).every((test) => passed.has(test)));
  const isRed = (one) => testsOf(one).some((test) => started.has(test) && !passed.has(test));
  const left = all.filter((one) => !isRed(one) && !testsOf(one).every((test) => started.has(test)));
  return new Set([...green, ...(left.length > 0 ? await runTests(left) : [])]);
}

function testsOf({ tests }) {
  return [...tests.keys()];
}

/** Gives Vite the mutants and their tests, which are not on the disk. */
function serve(all) {
  const byTest = new Map(all.flatMap((one) => testsOf(one).map((test) => [test, one])));
  const byModule = new Map(all.map((one) => [one.module, one]));
  return {
    name: 'mutants',
    enforce: 'pre',
    resolveId(source, importer) {
      // Vitest names a test by its path below the root.
      const test = path.join(root, source);
      if (byTest.has(test)) return test;
      const candidate = byTest.get(importer);
      const imported = candidate && path.resolve(path.dirname(importer), source.replace(/(\.ts)?$/, '.ts'));
      return imported === candidate?.original ? candidate?.module : undefined;
    },
    load(id) {
      const tested = byTest.get(id);
      return tested ? readFileSync(tested.tests.get(id), 'utf8') : byModule.get(id)?.code;
    },
  };
}

function printShare(file) {
  const own = mutants.filter((mutant) => mutant.file === file);
  const killed = own.filter((mutant) => !green.has(mutant)).length;
  const share = (100 * killed) / own.length;
  console.log(`${share.toFixed(1).padStart(5)} %  ${killed} of ${own.length} mutants of ${file} turn its test red`);
  return share;
}

function survivorLine({ file, line, before, after }) {
  return `survived  ${file}:${line}  ${shortened(before)}  →  ${shortened(after)}`;
}

function shortened(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
