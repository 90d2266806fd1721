import { betTypePattern, readSitePath } from '@foyer/rules'

/** Which game the address `/game` is about, so that a reload can start it again. What it is called, the server says. */
export interface GameTicket {
  readonly gameId: string
  readonly nodeId: number
  readonly vendor: string
  /** Play money (ruling 31). */
  readonly isTrial: boolean
  /** Asked for as a lottery (I48). */
  readonly isLottery?: true
  /** Way to play that a lottery opens with (R13); the lottery knows whether it has it. */
  readonly playType?: string | undefined
  /** A lottery opens with its past draws. */
  readonly isPast?: true | undefined
  /** Where a lottery leads back to; a path of the site. */
  readonly back?: string | undefined
}

const playTypes = new RegExp(betTypePattern)

const code = /^[\w.-]{1,40}$/

/** Ends the names of what an address says of the second of two games. */
const second = '2'

/** Reads the address of the game page; nothing when it does not name a game. */
export function parseGameTicket(query: URLSearchParams, end: '' | typeof second = ''): GameTicket | undefined {
  const gameId = query.get(`game${end}`) ?? ''
  const vendor = query.get(`vendor${end}`) ?? ''
  const node = query.get(`node${end}`) ?? ''
  if (!code.test(gameId) || !code.test(vendor) || !/^\d{1,15}$/.test(node)) return undefined
  return {
    gameId,
    nodeId: Number(node),
    vendor,
    isTrial: query.get(`trial${end}`) === '1',
    ...(query.get(`lottery${end}`) === '1' ? { isLottery: true, ...parseEntry(query, end) } : {}),
  }
}

function parseEntry(query: URLSearchParams, end: '' | typeof second): Pick<GameTicket, 'playType' | 'isPast' | 'back'> {
  const asked = query.get(`playType${end}`) ?? ''
  const back = readSitePath(query.get(`back${end}`))
  return {
    ...(playTypes.test(asked) ? { playType: asked } : {}),
    ...(query.get(`view${end}`) === 'past' ? { isPast: true } : {}),
    ...(back === undefined ? {} : { back }),
  }
}

/** The games of an address, one or two different ones (QP10). */
export function parseGameTickets(query: URLSearchParams): readonly GameTicket[] {
  const games = [parseGameTicket(query), parseGameTicket(query, second)].filter((one) => one !== undefined)
  const [one, other] = games
  return one && other && nameOfTicket(one) === nameOfTicket(other) ? [one] : games
}

/** Tells tickets apart. */
export const nameOfTicket = ({ vendor, gameId, isTrial }: GameTicket): string => `${vendor} ${gameId} ${isTrial}`

type GameQuery = Readonly<Record<string, string | number | undefined>>

const partOf = (
  { gameId, nodeId, vendor, isTrial, isLottery, playType, isPast, back }: GameTicket,
  end: string,
): GameQuery => ({
  [`game${end}`]: gameId,
  [`node${end}`]: nodeId,
  [`vendor${end}`]: vendor,
  [`trial${end}`]: isTrial ? 1 : undefined,
  [`lottery${end}`]: isLottery ? 1 : undefined,
  [`playType${end}`]: playType,
  [`view${end}`]: isPast ? 'past' : undefined,
  [`back${end}`]: back,
})

/** The query of the game page for a game, or for two side by side. */
export const writeGameTicket = (ticket: GameTicket, beside?: GameTicket): GameQuery => ({
  ...partOf(ticket, ''),
  ...(beside && partOf(beside, second)),
})
