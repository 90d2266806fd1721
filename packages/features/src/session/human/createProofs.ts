import type { HumanProof } from '@foyer/contract'
import { problemOf } from '@foyer/feature-api'
import type { HumanClient, HumanProvider } from './humanProvider.ts'

/** A proof that is older is made anew: the server takes it for ten minutes. */
const freshFor = 8 * 60 * 1000

/** Proofs of one form: made ahead of time, each for one call. */
export interface Proofs {
  /** Makes the next proof ahead of time, when a person begins to fill in the form. */
  readonly begin: () => void
  /**
   * Makes a call with a proof. Where the server refuses the proof itself, as it does one that has grown old, the call is
   * made once more with a new one.
   */
  readonly send: <T>(call: (proof: HumanProof) => Promise<T>) => Promise<T>
}

interface ProofsOptions {
  readonly client: HumanClient
  readonly load: () => Promise<HumanProvider>
  /** A clock that only goes forward, ms. */
  readonly now?: () => number
}

const isAboutProof = (error: unknown): boolean => {
  const { code } = problemOf(error)
  return code === 'captcha_required' || code === 'captcha_wrong'
}

export function createProofs({ client, load, now = () => performance.now() }: ProofsOptions): Proofs {
  let ahead: { readonly proof: Promise<string>; readonly at: number } | undefined
  const make = async (): Promise<string> => (await load()).prove(client)
  const begin = (): void => {
    if (ahead && now() - ahead.at < freshFor) return
    const mine = { proof: make(), at: now() }
    ahead = mine
    // A proof that could not be made ahead is tried again when it is needed, and only then is it told.
    mine.proof.catch(() => {
      if (ahead === mine) ahead = undefined
    })
  }
  const take = async (): Promise<HumanProof> => {
    begin()
    const proof = ahead?.proof ?? make()
    ahead = undefined
    return { verification: await proof }
  }
  return {
    begin,
    send: async (call) => {
      const first = await take()
      try {
        return await call(first)
      } catch (error) {
        if (!isAboutProof(error)) throw error
        return call(await take())
      }
    },
  }
}
