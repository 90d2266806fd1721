/** In-house games with a scene of their own at the vendors' server, by the part of the game id that names the scene. */
export const inhouseGames: readonly { readonly scene: string; readonly name: string; readonly motif: string }[] = [
  { scene: 'harbor', name: 'Lantern Harbor', motif: 'lantern' },
  { scene: 'orrery', name: 'The Brass Orrery', motif: 'planet' },
  { scene: 'orchard', name: 'Moonlit Orchard', motif: 'apple' },
]

/** What every in-house game is, beside what its kind of game is. */
export const inhouseFacts = {
  gameClass: 'Video',
  minBet: 0.2,
  trialOffered: true,
  playMoneyOnly: false,
} as const
