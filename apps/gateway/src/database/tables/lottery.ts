import type { LotteryDraw } from '@foyer/contract'
import type { JSONColumnType } from 'kysely'
import type { Instant } from './instant.ts'

/** A draw of a lottery, from when its sale is planned on. */
export interface LotteryDrawsTable {
  merchant_id: number
  game_id: string
  draws_at: Instant
  /** Names it within its lottery. */
  numero: string
  closes_at: Instant
  form: JSONColumnType<LotteryDraw['form']>
  /** 32 bytes that it follows from; secret until it is drawn. */
  seed: Buffer
  result: JSONColumnType<Required<LotteryDraw>['result']> | null
  drawn_at: Instant | null
}
