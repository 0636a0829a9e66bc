import { madeOnce } from '#contract/made-once.ts';

/** The countries that the payment provider sells in (ISO 3166 alpha-2, and XK for Kosovo). */
export const soldCountries: readonly string[] = [
  'AD AE AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BZ',
  'CA CC CG CH CI CK CL CM CN CO CR CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO',
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HU ID IE IL IM IN IO IQ IS IT',
  'JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV MA MC MD ME MF MG MH MK MN MO',
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS',
  'PT PW PY QA RE RO RS RW SA SB SC SE SG SH SI SJ SK SL SM SN SR ST SV SX SZ TC TD TF TG TH TJ TK TL TM',
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VG VI VN VU WF WS XK YT ZA ZM',
].flatMap((line) => line.split(' '));

/** A country's code, where it is one that is sold in; null for any other text. */
export const soldCountry = (code: string | null | undefined): string | null =>
  soldCountries.find((one) => one === code) ?? null;

const names = madeOnce(() => new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' }));

/** "Poland" for PL; the text itself where it is no country. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names().of(code) ?? code) : code;
}

/** "Poland", "Poland and Czechia", "Poland, Czechia and Hungary". */
export function countryNames(codes: readonly string[]): string {
  const said = codes.map(countryName);
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}
