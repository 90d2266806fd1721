import { type SeamlessDraws, seamlessDrawsPath } from '@foyer/contract'
import { steadyNow } from '../frame/steadyNow.ts'

export interface DrawSource {
  /** The draws of a lottery, and those that are asked for by number; nothing while the gateway does not answer. */
  readonly read: (merchant: string, gameId: string, numeros?: readonly string[]) => Promise<SeamlessDraws | undefined>
  /** How many draws are after an instant and before another, ms since 1970; nothing while the gateway does not answer. */
  readonly countBetween: (merchant: string, gameId: string, from: number, to: number) => Promise<number | undefined>
}

/** How long an answer is good for those who only look, in ms. */
const goodFor = 1000
const mostKept = 500

/** Reads draws of the gateway, which draws them. Players who look at one lottery at a time share an answer. */
export function createDrawSource(gatewayUrl: string): DrawSource {
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<SeamlessDraws | undefined> }>()
  return {
    countBetween: async (merchant, gameId, from, to) => {
      const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
      return (await ask(merchant, gameId, span))?.between
    },
    read: (merchant, gameId, numeros = []) => {
      if (numeros.length > 0) return ask(merchant, gameId, { numeros: numeros.join(',') })
      const name = `${merchant} ${gameId}`
      const known = kept.get(name)
      if (known !== undefined && steadyNow() - known.at < goodFor) return known.answer
      const answer = ask(merchant, gameId, {})
      if (kept.size >= mostKept) kept.clear()
      kept.set(name, { at: steadyNow(), answer })
      return answer
    },
  }

  async function ask(
    merchant: string,
    gameId: string,
    more: Readonly<Record<string, string>>,
  ): Promise<SeamlessDraws | undefined> {
    const query = new URLSearchParams({ merchant, gameId, ...more })
    try {
      const answer = await fetch(`${gatewayUrl}${seamlessDrawsPath}?${query}`, { signal: AbortSignal.timeout(5000) })
      if (!answer.ok) return undefined
      // The gateway's own form.
      const { value } = (await answer.json()) as { readonly value: SeamlessDraws }
      return value
    } catch {
      return undefined
    }
  }
}
