import { ClientError } from '@foyer/client'
import type { Operation, OperationId } from '@foyer/contract'
import * as content from '@foyer/contract/operations/content'
import * as favourites from '@foyer/contract/operations/favourites'
import * as games from '@foyer/contract/operations/games'
import * as launch from '@foyer/contract/operations/launch'
import { lotteryMenus } from '@foyer/contract/operations/lottery'
import * as member from '@foyer/contract/operations/member'
import * as rooms from '@foyer/contract/operations/roomList'
import * as system from '@foyer/contract/operations/system'
import * as winners from '@foyer/contract/operations/winners'
import { tellLost } from '../parts/lostParts.ts'

/** The operations that pages ask first; the others come with the first of them that is asked. */
const known: Record<string, Operation> = {
  ...content,
  ...favourites,
  ...games,
  ...launch,
  lotteryMenus,
  ...member,
  ...rooms,
  ...system,
  ...winners,
}

/** An operation that pages ask first, or that was asked before; an id may also be that of none. */
export const operationOf = (id: string): Operation | undefined => known[id]

/** The operations that pages ask first. */
export const firstOperations: readonly (readonly [id: OperationId, operation: Operation])[] = Object.entries(
  known,
) as (readonly [OperationId, Operation])[] // the modules export operations by their ids

/** Fetches all operations unless these are here, as those of our own pages are. */
export async function loadOperations(ids: readonly string[]): Promise<void> {
  if (ids.every((id) => known[id])) return
  try {
    Object.assign(known, (await import('./everyOperation.ts')).operations)
  } catch (cause) {
    tellLost('contract')
    throw new ClientError('network', 'contract', 'No contract', { cause })
  }
}

/** The operation of an id, fetched where it is not here yet. */
export async function loadOperation(id: OperationId): Promise<Operation> {
  await loadOperations([id])
  const operation = known[id]
  if (!operation) throw new Error(`The contract has no operation "${id}"`)
  return operation
}
