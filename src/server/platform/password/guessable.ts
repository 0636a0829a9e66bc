import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { brand } from '#contract/brand.ts';

/**
 * An attack on a stolen table tries this many guesses first; zxcvbn's scale calls fewer "somewhat guessable"
 * (Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016).
 */
const fewestGuesses = 1e8;

/** The time of an estimate grows with the square of the length, and a password with a strong beginning is strong. */
const charactersJudged = 64;

/** What somebody who guesses at this site tries first. */
const ours = [brand.toLowerCase(), 'console', 'operator', 'owner', 'subscriber', 'training'];

let estimator: ZxcvbnFactory | null = null;

/** Whether a password is easy to guess: a common one, dates, neighbouring keys, repeated pieces. */
export function isGuessable(password: string): boolean {
  // Created at first use, because ranking the dictionary takes 20 ms and most of its 16 MB.
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, ours },
    graphs: adjacencyGraphs,
    maxLength: charactersJudged,
  });
  return estimator.check(password).guesses < fewestGuesses;
}
