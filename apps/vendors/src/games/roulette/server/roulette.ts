import type { TableKind } from '../../../frame/kind.ts'
import { openTables } from './openTables.ts'

/** European roulette at tables that all players of a title share. */
export const roulette: TableKind = { shape: 'table', open: openTables }
