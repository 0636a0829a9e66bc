/**
 * A fraction rounded to a whole number, halves to the even one, so that sums of many rounded amounts lean to no side
 * (IEEE 754, "roundTiesToEven").
 * @param under positive
 */
export function divideHalfEven(over: bigint, under: bigint): bigint {
  const floor = over / under - (over % under < 0n ? 1n : 0n);
  const rest = over - floor * under;
  const twice = rest * 2n;
  if (twice < under) return floor;
  if (twice > under) return floor + 1n;
  return floor % 2n === 0n ? floor : floor + 1n;
}
