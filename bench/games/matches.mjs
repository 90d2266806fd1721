// What each chair of a match gets back between equal bots: hands dealt with the games' own generator until the 95 per cent
// interval is 0.3 points to either side, beside what the rake leaves.
const points = 0.3
const atOnce = 20_000

const games = [
  { name: 'dominoes', file: 'games/dominoes/engine/dominoRules.ts', rules: 'dominoRules' },
  { name: 'bigtwo', file: 'games/bigtwo/engine/bigTwoRules.ts', rules: 'bigTwoRules' },
]

/** Half the interval, in per cent: a pot of nearly four antes is won one time in four. */
const widthOf = (hands) => (196 * 3.8 * Math.sqrt(3 / 16)) / Math.sqrt(hands)

export async function matches(load, draw) {
  const { returnOfSeats, equalReturn } = await load('match/testing/playHands.ts')
  const rows = []
  for (const { name, file, rules } of games) {
    const { [rules]: game } = await load(file)
    let hands = 0
    let seats = [0, 0, 0, 0]
    while (hands === 0 || widthOf(hands) > points) {
      const played = returnOfSeats(game, atOnce, draw)
      seats = seats.map((mean, seat) => (mean * hands + played[seat] * atOnce) / (hands + atOnce))
      hands += atOnce
    }
    const farthest = seats.toSorted((one, other) => Math.abs(other - equalReturn) - Math.abs(one - equalReturn))[0]
    rows.push({
      what: `${name}: chair farthest off in ${(hands / 1e6).toFixed(1)} M hands between bots, half intervals off`,
      ours: `${farthest.toFixed(3)} %`,
      peer: `${equalReturn.toFixed(4)} %`,
      ratio: Math.abs(farthest - equalReturn) / widthOf(hands),
      target: '<= 1.5',
    })
  }
  return rows
}
