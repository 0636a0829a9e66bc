/** How many visits a day, and how much days differ by chance besides (standard deviation of their logarithm). */
export interface BusinessSize {
  visits: number;
  swing: number;
}

const weekdays = [1.1, 1.05, 1, 0.95, 0.9, 0.9, 1.1];
/** The remainder of a payment, in minor units. */
const payments = [1450, 2900, 4500];

/** The daily figures of a business that does not change, by seeded randomness. */
export function liveBusiness({ visits, swing }: BusinessSize, days: number, random: () => number) {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const swung = () => Math.exp(swing * normal() - swing ** 2 / 2);
  const count = (mean: number) => (mean > 60 ? Math.max(0, Math.round(mean + Math.sqrt(mean) * normal())) : few(mean));
  /** A Poisson number (D. E. Knuth). */
  function few(mean: number): number {
    let [number, product] = [0, random()];
    while (product > Math.exp(-mean)) {
      number += 1;
      product *= random();
    }
    return number;
  }
  const figures = { visits: [], begun: [], renewals: [], refunds: [], net: [] } as Record<FigureName, number[]>;
  for (let day = 0; day < days; day += 1) {
    const came = count(visits * swung() * weekdays[day % 7]!);
    const begun = count(came * 0.02 * swung());
    const renewals = count(visits * 0.03);
    const refunds = count(visits * 0.004);
    const paid = Array.from({ length: begun + renewals }, () => payments[Math.min(2, Math.floor(random() * 2.2))]!);
    const chargeback = random() < visits * 0.0005 ? 5000 : 0;
    const net = paid.reduce((sum, amount) => sum + amount, 0) - refunds * 2000 - chargeback;
    for (const [name, value] of Object.entries({ visits: came, begun, renewals, refunds, net }))
      figures[name as FigureName].push(value);
  }
  return figures;
}

type FigureName = 'visits' | 'begun' | 'renewals' | 'refunds' | 'net';
