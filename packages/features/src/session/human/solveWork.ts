import type { HumanProvider } from './humanProvider.ts'

/**
 * Work that the visitor's machine does instead of the person (I65). Each attempt is a call of the browser's own
 * cryptography, which runs beside the page: typing goes on, and no policy has to allow a worker.
 */
export const workProvider: HumanProvider = {
  prove: async (client) => {
    const [{ solveChallenge }, { deriveKey }, answer] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
      client.call('humanWork'),
    ])
    const challenge: Parameters<typeof solveChallenge>[0]['challenge'] = JSON.parse(answer.challenge)
    const solution = await solveChallenge({ challenge, deriveKey })
    if (solution === null) throw new Error('The work took too long')
    return btoa(JSON.stringify({ challenge, solution }))
  },
}
