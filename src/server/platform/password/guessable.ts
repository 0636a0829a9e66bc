import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * What an attack on a stolen table tries first; zxcvbn's scale calls fewer guesses "somewhat guessable"
 * (Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016).
 */
const fewestGuesses = 1e8;

/** Work grows with the square of the length, and what is strong in its first characters stays strong. */
const charactersJudged = 64;

let estimator: ZxcvbnFactory | null = null;

/** Whether a password is among the first that are tried: common, dates, neighbouring keys, pieces repeated. */
export function isGuessable(password: string): boolean {
  // Not before somebody chooses one: ranking the dictionary takes 20 ms and most of its 16 MB.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: charactersJudged });
  return estimator.check(password).guesses < fewestGuesses;
}
