import { type GameProblem, problemStatus } from '../../wire/game.ts'
import { RefusedCall } from './gameApi.ts'
import { createEventParser, type StreamEvent } from './parseEvents.ts'

/** Longer than this without a word, and the connection is taken for dead. */
const patienceMs = 40_000
const pauses = [300, 1000, 2000, 4000, 8000]

export interface Listening {
  readonly onEvent: (event: StreamEvent) => void
  /** The connection is there, or lost and tried again. */
  readonly onConnection: (isThere: boolean) => void
  /** The server will not have it: no further try. */
  readonly onRefused: (error: RefusedCall) => void
}

/**
 * Listens to a stream of the games' server and connects again when it breaks. It is read by `fetch`, since the session's token travels
 * in a header. Returns how to stop.
 */
export function listenEvents(path: string, token: string, { onEvent, onConnection, onRefused }: Listening): () => void {
  const stopped = new AbortController()
  void keepListening()
  return () => stopped.abort()

  async function keepListening(): Promise<void> {
    for (let tries = 0; !stopped.signal.aborted; tries++) {
      try {
        await listenOnce(() => {
          tries = 0
          onConnection(true)
        })
      } catch (error) {
        if (error instanceof RefusedCall) return onRefused(error)
      }
      if (stopped.signal.aborted) return
      onConnection(false)
      const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 8000
      await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)))
    }
  }

  async function listenOnce(onOpen: () => void): Promise<void> {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), patienceMs)
    try {
      const answer = await fetch(path, {
        headers: { authorization: `Bearer ${token}` },
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.any([stopped.signal, silence.signal]),
      })
      if (answer.status !== 200 || answer.body === null) throw await refusalOf(answer)
      onOpen()
      const take = createEventParser(onEvent)
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), patienceMs)
        take(part.value)
      }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Why the server refused; anything but its own word decides nothing. */
async function refusalOf(answer: Response): Promise<Error> {
  const body: unknown = await answer.json().catch(() => undefined)
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  if (typeof code !== 'string' || !(code in problemStatus) || code === 'unavailable') return new Error('No stream')
  // The games' server refuses with these codes alone.
  return new RefusedCall(code as GameProblem)
}
