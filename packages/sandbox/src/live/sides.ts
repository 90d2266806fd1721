import type { FixtureSide, GameType } from '@foyer/contract'

/** One text of names and colours: `Name #rrggbb, Name #rrggbb`. */
const sides = (text: string): readonly FixtureSide[] =>
  text.split(',').map((side) => ({ name: side.slice(0, -7).trim(), colour: side.slice(-7) }))

/** Towns that nobody finds on a map, in the colours of their clubs. */
const clubs = sides(
  'Alderbrook #0f5132,Port Veyra #1d4ed8,Calder Vale #b91c1c,Northmere #111827,Saltby #0e7490,Quarrow #7c2d12,Elmhaven #a16207,Vantry #6d28d9,Ostrel #be123c,Marwick #155e75,Tollgate #3f6212,Fenwick Docks #374151,Larkhill #c2410c,Ravensey #4c1d95,Brackwater #1e3a8a,Hollin Cross #9f1239',
)
const players = sides(
  'M. Arden #9a3412,I. Calloway #1e40af,S. Devran #166534,K. Lindqvist #854d0e,A. Marchetti #7e22ce,T. Okoro #0f766e,R. Sandoval #b91c1c,Y. Tanabe #334155',
)
const squads = sides(
  'Nightjar #312e81,Paper Tigers #c2410c,Static Nine #0f766e,Low Tide #075985,Glasshouse #4d7c0f,Ember Row #b91c1c,Quiet Riot #3f3f46,Hexfield #7e22ce',
)
const corners = sides(
  'Red Corner #b91c1c,Blue Corner #1d4ed8,Copper Corner #b45309,Night Corner #1f2937,Green Corner #166534,White Corner #6b7280',
)

/** Who meets in matches of a class; a race has no two sides. */
export const sidesOf = (gameType: GameType, gameClass: string): readonly FixtureSide[] => {
  if (gameClass === 'Racing') return []
  if (gameType === 'COCKFIGHT') return corners
  if (gameType === 'ESPORTS') return squads
  return gameClass === 'Tennis' ? players : clubs
}
