import { foldText, kindFacts, kindOf, leastStakeOf } from '@foyer/rules'
import { expect, test } from 'vitest'
import { readArtSeed } from '../artwork/artAddress.ts'
import { nounsOf } from '../artwork/motifs/nouns.ts'
import { compositionOf } from '../artwork/scenes/index.ts'
import { catalogue } from './catalogue.ts'
import { numbers } from './names/words.ts'
import { popularityOf } from './popularity.ts'
import { vendorPlans } from './vendors/vendorPlan.ts'

const games = catalogue()

test('GW08 C32 has about 9,800 games of 40 vendors, at least 8,000 of them RNG', () => {
  expect(games.length).toBeGreaterThan(9700)
  expect(games.length).toBeLessThan(9900)
  expect(games.filter((game) => game.gameType === 'RNG').length).toBeGreaterThanOrEqual(8000)
  expect(new Set(games.map((game) => game.vendor)).size).toBe(40)
  expect(vendorPlans).toHaveLength(40)
})

test('GW08 never gives a name, a node id or a game id twice', () => {
  for (const key of ['name', 'nodeId', 'gameId'] as const)
    expect(new Set(games.map((game) => game[key])).size).toBe(games.length)
})

test('GW08 has games in every category, and vendors under the codes the product knows', () => {
  expect([...new Set(games.map((game) => game.gameType))].sort()).toEqual(
    ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'].sort(),
  )
  const codes = vendorPlans.map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['BGS', 'TF', 'GPI', 'LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN']))
})

test('GW08 shows fights by more than one subject, and by no animal', () => {
  const shown = games.filter(({ gameType }) => gameType === 'COCKFIGHT').map(({ art }) => art.motif)
  expect([...new Set(shown)].sort()).toEqual(['shield', 'trophy'])
})

test('EN04 gives every game artwork whose address can be read back, and a name without accents for searching', () => {
  for (const game of games) {
    const seed = /\/media\/art\/tile\/(.+)\.svg$/.exec(game.icon)?.[1] ?? ''
    expect(readArtSeed(seed)?.number, game.icon).toBe(game.art.number)
    expect(game.nameKey).toBe(foldText(game.name))
    expect(game.name.length).toBeLessThanOrEqual(40)
  }
})

test('GW08 the picture of a reel game shows a noun of its name, as many as the name says', () => {
  const titles = games.filter(
    ({ gameType, vendor, opensVendorList }) => gameType === 'RNG' && vendor !== 'BGS' && !opensVendorList,
  )
  for (const game of titles) {
    const words = nounsOf(game.art.motif).flat()
    expect(
      words.some((word) => game.name.includes(word)),
      `${game.name}: ${game.art.motif}`,
    ).toBe(true)
    const [, count] = numbers.find(([word]) => game.name.startsWith(`${word} `)) ?? []
    if (count !== undefined && game.art.motif !== 'seven') expect(game.art.count, game.name).toBe(count)
  }
})

test.each(['COMET', 'MARIGOLD', 'KEYSTONE'])(
  'GW08 the first 60 tiles of a lobby of %s have no neighbour of the same motif and composition',
  (merchant) => {
    const popularity = popularityOf(games, merchant)
    const rankOf = (nodeId: number) => popularity.get(nodeId)?.popularity ?? 0
    const ordered = [...games].sort((a, b) => rankOf(b.nodeId) - rankOf(a.nodeId))
    const lobbies = [
      ordered,
      ...['RNG', 'LIVE', 'FISH', 'PVP'].map((type) => ordered.filter((game) => game.gameType === type)),
    ]
    for (const lobby of lobbies) {
      const looks = lobby.slice(0, 60).map(({ art }) => `${art.motif} ${compositionOf(art)}`)
      for (const [index, look] of looks.entries())
        for (const neighbour of [index % 6 === 0 ? -1 : index - 1, index - 6])
          expect(looks[neighbour], `${lobby[index]?.name} after ${lobby[neighbour]?.name}`).not.toBe(look)
      const motifs = lobby.slice(0, 24).map(({ art }) => art.motif)
      for (const [index, motif] of motifs.entries())
        expect(motifs.slice(Math.max(0, index - 2), index), `${lobby[index]?.name}`).not.toContain(motif)
    }
  },
)

test('GW08 states for in-house games what their engine does', () => {
  for (const game of games.filter(({ vendor }) => vendor === 'BGS'))
    expect(game).toMatchObject({ rtp: 96.2, lines: 20, minBet: 0.2, trialOffered: true })
  expect(games.find(({ gameId }) => gameId === 'bgs-harbor')?.name).toBe('Lantern Harbor')
})

test('W04 has a tile that opens the list of keno games, and FP15 G06 such tiles of vendors that are no lottery', () => {
  const tiles = games.filter((game) => game.opensVendorList).map(({ vendor, gameType }) => [vendor, gameType])
  expect(tiles).toEqual([
    ['GPI', 'LOTT'],
    ['TGD', 'PVP'],
    ['TF', 'ESPORTS'],
    ['LMP', 'RNG'],
  ])
  expect(games.filter(({ vendor, gameType }) => vendor === 'LMP' && gameType === 'RNG').length).toBeGreaterThan(500)
})

test('FP15 only titles that a kind plays can be played for real money; all others offer play money', () => {
  for (const game of games.filter(({ opensVendorList }) => !opensVendorList)) {
    const isOnReels = game.gameType === 'RNG' && game.gameClass !== 'Table'
    const isRoulette = game.gameType === 'LIVE' && /Roulette/.test(game.name) && !/Double|Français/.test(game.name)
    const isMatch = game.gameType === 'PVP' && /Domino|Big Two/.test(game.name) && !/Tournament/.test(game.name)
    const isBlackjack = game.gameType === 'LIVE' && /Blackjack/.test(game.name) && !/Infinite|Party/.test(game.name)
    const isPlayed =
      isOnReels ||
      isRoulette ||
      isBlackjack ||
      isMatch ||
      ['FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'].includes(game.gameType)
    expect(game.playMoneyOnly, game.name).toBe(!isPlayed)
    expect(!game.playMoneyOnly || game.trialOffered, game.name).toBe(true)
    const kind = kindOf({ ...game, category: game.gameType, genre: game.gameClass })
    if (kind) expect(game, game.name).toMatchObject(kindFacts[kind])
    if (isOnReels) expect(game.minBet, game.name).toBe(leastStakeOf(game.gameId) / 100)
  }
  for (const type of ['LIVE', 'PVP'])
    expect(games.some((game) => game.gameType === type && !game.playMoneyOnly)).toBe(true)
  expect(games.some((game) => game.gameType === 'RNG' && game.playMoneyOnly)).toBe(true)
})

test('I29 ranks hot games without gaps, neighbours from different vendors, differently at each merchant', () => {
  const hotOf = (merchant: string) => {
    const popularity = popularityOf(games, merchant)
    return games
      .map((game) => ({ game, rank: popularity.get(game.nodeId)?.hotRank ?? null }))
      .filter((entry): entry is { game: (typeof games)[number]; rank: number } => entry.rank !== null)
      .sort((one, other) => one.rank - other.rank)
  }
  const comet = hotOf('COMET')
  expect(comet.map(({ rank }) => rank)).toEqual(comet.map((_, index) => index + 1))
  const first = comet.slice(0, 20).map(({ game }) => game.vendor)
  for (const [index, vendor] of first.entries()) expect(first.slice(index + 1, index + 6)).not.toContain(vendor)
  expect(hotOf('MARIGOLD').map(({ game }) => game.nodeId)).not.toEqual(comet.map(({ game }) => game.nodeId))
})
