/** Which game the address `/game` is about, so that a reload can start it again. What it is called, the server says. */
export interface GameTicket {
  readonly gameId: string
  readonly nodeId: number
  readonly vendor: string
  /** Play money (ruling 31). */
  readonly isTrial: boolean
}

const code = /^[\w.-]{1,40}$/

/** Reads the address of the game page; nothing when it does not name a game. */
export function parseGameTicket(query: URLSearchParams): GameTicket | undefined {
  const gameId = query.get('game') ?? ''
  const vendor = query.get('vendor') ?? ''
  const node = query.get('node') ?? ''
  if (!code.test(gameId) || !code.test(vendor) || !/^\d{1,15}$/.test(node)) return undefined
  return { gameId, nodeId: Number(node), vendor, isTrial: query.get('trial') === '1' }
}

/** The query of the game page for a game. */
export function writeGameTicket(ticket: GameTicket): Readonly<Record<string, string | number | undefined>> {
  return {
    game: ticket.gameId,
    node: ticket.nodeId,
    vendor: ticket.vendor,
    trial: ticket.isTrial ? 1 : undefined,
  }
}
