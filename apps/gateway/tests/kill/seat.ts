import { setTimeout as wait } from 'node:timers/promises'
import { waitUntil } from './waitUntil.ts'

/** A player's seat in a game, as their browser has it. */
export interface Seat {
  /** Address of the games' server. */
  readonly url: string
  readonly token: string
  readonly kind: string
  readonly isOver: () => boolean
  /** Called for every stake that was taken. */
  readonly onTaken: () => void
}

interface Answer {
  readonly status: number
  // A browser knows what it asked for.
  readonly body: never
}

const headersOf = ({ token }: Seat) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })

/** A call with an answer; `undefined` when nothing came back that decides anything. */
export async function ask(seat: Seat, path: string, body?: object): Promise<Answer | undefined> {
  try {
    const write = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const request = { ...write, headers: headersOf(seat), signal: AbortSignal.timeout(10_000) }
    const answer = await fetch(seat.url + path, request)
    return answer.status === 503 ? undefined : { status: answer.status, body: (await answer.json()) as never }
  } catch {
    return undefined
  }
}

/** Asks the same again until it is answered, through every outage: nothing of the player's is left unasked. */
export async function insist(seat: Seat, path: string, body: object): Promise<Answer> {
  let answer: Answer | undefined
  const isAnswered = async (): Promise<boolean> => {
    answer = await ask(seat, path, body)
    return answer !== undefined
  }
  await waitUntil(`${path} is answered`, isAnswered, 100)
  if (answer === undefined) throw new Error(`${path} was not answered`)
  return answer
}

/** Looks on at a table until it is over, and comes back whenever the connection is gone. */
export async function watch(
  seat: Seat,
  path: string,
  onEvent: (name: string, data: never) => Promise<void>,
): Promise<void> {
  while (!seat.isOver()) {
    const gone = new AbortController()
    try {
      const answer = await fetch(seat.url + path, { headers: headersOf(seat), signal: gone.signal })
      let text = ''
      for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const events = (text + part).split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) {
          const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? []
          // The table says what it is.
          if (name !== '' && !seat.isOver()) await onEvent(name, JSON.parse(data) as never)
        }
        if (seat.isOver()) break
      }
    } catch {
      // The server is gone.
    }
    gone.abort()
    await wait(100)
  }
}
