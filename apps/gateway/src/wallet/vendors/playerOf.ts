import { createHmac } from 'node:crypto'
import type { CallerSecrets } from '../../calls/callerSecrets.ts'

interface Player {
  readonly vendor: string
  readonly merchantId: number
  /** A member's id, or what stands for a player without one. */
  readonly id: bigint | string
}

/** What a vendor calls a player: opaque, different at every vendor, and the same for good, as money is kept under it. */
export const playerOf = (secrets: Pick<CallerSecrets, 'ofPlayers'>, { vendor, merchantId, id }: Player): string =>
  createHmac('sha256', secrets.ofPlayers()).update(`${vendor}\n${merchantId}\n${id}`).digest('hex').slice(0, 24)
