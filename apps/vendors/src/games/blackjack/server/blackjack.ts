import type { TableKind } from '../../../frame/kind.ts'
import { openTables } from './openTables.ts'

/** Blackjack at tables of seven seats, dealt from a shoe that all see. */
export const blackjack: TableKind = { shape: 'table', open: openTables }
