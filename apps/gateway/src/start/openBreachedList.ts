import { openBreachedPasswords } from '../session/port.ts'
import { StartError } from './explainFailure.ts'

/** Opens the list that the operator has set. A gateway that was told to look passwords up does not start without. */
export async function openBreachedList(
  path: string | undefined,
): Promise<Awaited<ReturnType<typeof openBreachedPasswords>> | undefined> {
  if (path === undefined) return undefined
  try {
    return await openBreachedPasswords(path)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`FOYER_BREACHED_PASSWORDS cannot be read: ${reason}`)
  }
}
