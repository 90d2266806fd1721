import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { MessageChannel, MessageFacts, Messenger, OutgoingMessage } from '../calls/messenger.ts'

/** Hands one message over; rejects when it could not. Every try of a message has the same id. */
export type Deliver = (message: OutgoingMessage & Pick<MessageFacts, 'id'>) => Promise<void>

/** Ms after which a message leaves: the work it makes is not in the time of the answer, which would tell whom it went to (ruling 27). */
const behindAnswer = 20

/** A messenger over the ways out there are. `onFailure` hears of what could not be delivered. */
export function createMessenger(
  ways: Readonly<Partial<Record<MessageChannel, Deliver>>>,
  onFailure: (error: unknown, message: MessageFacts) => void,
): Messenger {
  const running = new Map<Promise<void>, MessageFacts>()
  // The keys are those of the type.
  const channels = new Set(Object.keys(ways) as MessageChannel[])
  return {
    channels,
    send: (message) => {
      const id = randomUUID()
      const { merchant, channel, kind } = message
      const facts = { id, merchant, channel, kind }
      const deliver = ways[channel]
      const work = (async () => {
        if (deliver === undefined) throw new Error(`There is no way out for ${channel}`)
        await setTimeout(behindAnswer)
        await deliver({ ...message, id })
      })()
        .catch((error: unknown) => onFailure(error, facts))
        .finally(() => running.delete(work))
      running.set(work, facts)
    },
    settled: async () => {
      await Promise.all(running.keys())
    },
    underWay: () => [...running.values()],
  }
}
