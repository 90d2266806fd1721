import * as operations from './operations/index.ts'

export * from './envelope.ts'
export * from './operation.ts'
export type { LotteryMenu, PrizeMode } from './operations/lottery.ts'
export type { BetStatus } from './operations/records.ts'
export * from './partner/loginCode.ts'
export * from './schemas/amount.ts'
export * from './schemas/content.ts'
export * from './schemas/game.ts'
export * from './schemas/member.ts'
export * from './schemas/system.ts'
export * from './seamless/index.ts'
export * from './signing.ts'
export { operations }

/** Every operation by its id; the id is the name it is exported under. */
export type Operations = typeof operations
export type OperationId = keyof Operations
