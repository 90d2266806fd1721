import { type SeamlessDraws, seamlessDrawsPath } from '@foyer/contract'

export interface DrawSource {
  /** The draws of a lottery, and those that are asked for by number; nothing while the gateway does not answer. */
  readonly read: (merchant: string, gameId: string, numeros?: readonly string[]) => Promise<SeamlessDraws | undefined>
}

/** Reads draws of the gateway, which draws them. */
export const createDrawSource = (gatewayUrl: string): DrawSource => ({
  read: async (merchant, gameId, numeros = []) => {
    const query = new URLSearchParams({ merchant, gameId, ...(numeros.length > 0 && { numeros: numeros.join(',') }) })
    try {
      const answer = await fetch(`${gatewayUrl}${seamlessDrawsPath}?${query}`, { signal: AbortSignal.timeout(5000) })
      if (!answer.ok) return undefined
      // The gateway's own form.
      const { value } = (await answer.json()) as { readonly value: SeamlessDraws }
      return value
    } catch {
      return undefined
    }
  },
})
