import type { Client } from '@foyer/client'
import type { ProblemCode } from '@foyer/contract'
import { problemOf } from '@foyer/feature-api'

const closedCodes: readonly (ProblemCode | undefined)[] = ['maintenance', 'region_restricted']

/** A client that tells when a call was refused because the site is closed, so that the page says so at once (R31, R32). */
export function hearClosed(client: Client, onClosed: () => void): Client {
  const call = async (...parts: Parameters<Client['call']>): Promise<unknown> => {
    try {
      return await client.call(...parts)
    } catch (error) {
      if (closedCodes.includes(problemOf(error).code)) onClosed()
      throw error
    }
  }
  return { ...client, call: call as Client['call'] } // answers what the client itself answers
}
