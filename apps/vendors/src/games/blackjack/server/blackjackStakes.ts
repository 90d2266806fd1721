import type { Stake, Stakes } from '../../../frame/stakes/stakes.ts'
import type { TableStakes } from '../../../frame/table/layStakes.ts'
import type { BlackjackBet, BlackjackOutcome } from '../wire.ts'

export type BlackjackStakes = Stakes<BlackjackBet, BlackjackOutcome>
export type BlackjackStake = Stake<BlackjackBet, BlackjackOutcome>
export type BlackjackTableStakes = TableStakes<BlackjackBet, BlackjackOutcome>
