/** Antes of a title's tables in hundredths of the currency's unit, and the least number of minor units each may be. */
const steps = [
  { hundredths: 50, least: 5 },
  { hundredths: 200, least: 20 },
  { hundredths: 1000, least: 100 },
]

/** Antes of a title's tables in a currency of so many decimals, from small to large; each a multiple of five minor units. */
export const antesOf = (decimals: number): number[] =>
  steps.map(({ hundredths, least }) => Math.max(least, Math.round((hundredths * 10 ** decimals) / 100)))
