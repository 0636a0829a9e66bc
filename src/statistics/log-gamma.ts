/** Coefficients for g = 7 and n = 9 (P. Godfrey's set, as in Numerical Recipes' and Boost's descriptions). */
const lanczosG = 7;
const lanczos = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 0.000009984369578019572, 1.5056327351493116e-7,
];

/**
 * The natural logarithm of the gamma function, for positive x (C. Lanczos, "A Precision Approximation of the Gamma
 * Function", SIAM J. Numer. Anal. B 1, 1964). Right to about 14 digits.
 */
export function logGamma(x: number): number {
  // Reflection, because the approximation is for x of 1/2 and more.
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const at = x - 1;
  const base = at + lanczosG + 0.5;
  const sum = lanczos.reduce((total, term, i) => (i === 0 ? term : total + term / (at + i)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (at + 0.5) * Math.log(base) - base + Math.log(sum);
}

/** The natural logarithm of the beta function, B(a, b) = Γ(a) Γ(b) / Γ(a + b), for positive a and b. */
export function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}
