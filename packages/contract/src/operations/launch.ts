import { betTypePattern, mostSitePath, sitePathPattern } from '@foyer/rules'
import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type PrizeMode, prizeMode } from '../schemas/prizeMode.ts'

export interface LaunchTrialInput {
  gameId: string
  nodeId: number
  vassalage: string
  platform: 'html5-desktop'
  clientType: 3
  language: string
}

export interface LaunchGameInput extends LaunchTrialInput {
  /** `LOTT` opens a lottery, which the fields below are about. */
  launchMode: 'GLS' | 'LOTT'
  lottoArea?: 'VN'
  lottoPrizeMode?: PrizeMode
  lottoGameCode?: string
  /** Its lobby, the view that takes bets, or its past draws. */
  lottoView?: 'betting' | 'lobby' | 'past'
  /** Way to play that it opens with (R13). */
  lottoPlayType?: string
  device?: string
  /** Where the lottery leads back to; a path of the site, perhaps with a query. */
  backUrl?: string
}

/** `game_url` is a game's address; `game_url2` that of a vendor's own lobby, sent in its place (G10). */
export interface WireLaunch {
  game_url?: string
  game_url2?: string
  game_name?: string
}

/** `url` is empty when the server named no address; a server need not tell the game's name. */
export interface Launch {
  url: string
  name?: string
}

const code = (description: string) => Type.String({ minLength: 1, maxLength: 40, description })
const launchQuery = {
  gameId: code('Game id'),
  nodeId: Type.Integer(),
  vassalage: code('Vendor code'),
  platform: Type.Literal('html5-desktop'),
  clientType: Type.Literal(3),
  language: Type.String({ maxLength: 8 }),
}
const launchValue = Type.Object({
  game_url: Type.Optional(Type.String()),
  game_url2: Type.Optional(Type.String()),
  game_name: Type.Optional(Type.String({ description: 'Name of the game, for headings' })),
})
const launchOf = ({ game_url, game_url2, game_name }: WireLaunch): Launch => ({
  url: game_url || game_url2 || '',
  ...(game_name ? { name: game_name } : {}),
})

/** I39, I48. Idempotent per session and game (ruling 26); the address holds a one-time launch token. */
export const launchGame = defineOperation<LaunchGameInput, WireLaunch, Launch>()(
  {
    path: '/wps/game/launchGame',
    method: 'GET',
    access: 'real',
    sameOrigin: true,
    requirement: 'I39',
    summary: 'Open a game for real money',
    query: Type.Object({
      ...launchQuery,
      launchMode: Type.Union([Type.Literal('GLS'), Type.Literal('LOTT')]),
      lottoArea: Type.Optional(Type.Literal('VN')),
      lottoPrizeMode: prizeMode,
      lottoGameCode: Type.Optional(code('Code of the lottery')),
      lottoView: Type.Optional(Type.Union([Type.Literal('betting'), Type.Literal('lobby'), Type.Literal('past')])),
      lottoPlayType: Type.Optional(
        Type.String({ pattern: betTypePattern, description: 'Way to play that it opens with' }),
      ),
      device: Type.Optional(Type.String({ maxLength: 20, description: 'WEB' })),
      backUrl: Type.Optional(
        Type.String({ maxLength: mostSitePath, pattern: sitePathPattern, description: 'A path of the site' }),
      ),
    }),
    value: launchValue,
  },
  launchOf,
)

/** Ruling 31. Play money and a short-lived trial session; needs the free-play module. */
export const launchTrial = defineOperation<LaunchTrialInput, WireLaunch, Launch>()(
  {
    path: '/wps/game/launchTrial',
    method: 'GET',
    access: 'guest',
    sameOrigin: true,
    requirement: 'L19',
    summary: 'Open a game with play money',
    query: Type.Object(launchQuery),
    value: launchValue,
  },
  launchOf,
)
