import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { GameError } from '../../server/gameError.ts'

/** One player's open connection, on which the server speaks. */
export interface EventStream {
  readonly send: (name: string, data: unknown) => void
  /** Called once, when the connection is gone, whoever ended it. */
  readonly onGone: (act: () => void) => void
}

export interface EventStreams {
  /** Refuses a player who holds as many streams as one may: more are no tabs of a person. */
  readonly expectRoom: (player: string) => void
  /**
   * Answers a player's call with a stream of Server-Sent Events, which ends once `confirm` throws: it is asked now and then whether
   * the player may hear on.
   */
  readonly open: (reply: FastifyReply, player: string, confirm?: () => Promise<unknown>) => EventStream
}

/** A word without meaning is said this often, so that both sides notice a dead connection. */
const beatMs = 15_000
/** A reader that is this far behind, in bytes, is dropped: it connects again and gets the present state. */
const mostUnread = 256 * 1024
const mostOfPlayer = 12
/** Every so many beats it is asked whether players may hear on. */
const confirmEvery = 4
/** So many questions at a time: asked all at once, a full table's would hold up everybody's bets. */
const confirmAtOnce = 2

interface Open {
  readonly player: string
  readonly confirm: (() => Promise<unknown>) | undefined
}

/** Keeps the streams of a server; they end when it closes. */
export function createEventStreams(app: FastifyInstance): EventStreams {
  const open = new Map<PassThrough, Open>()
  let beats = 0
  let isAsking = false
  const confirmAll = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    const queue = [...open].values()
    const askOn = async (): Promise<void> => {
      for (const [stream, { confirm }] of queue)
        if (open.has(stream)) await confirm?.().catch(() => void stream.destroy())
    }
    await Promise.all(Array.from({ length: confirmAtOnce }, askOn))
    isAsking = false
  }
  // What goes to a whole table is written out once.
  let last: { readonly data: unknown; readonly text: string } = { data: undefined, text: '' }
  const textOf = (data: unknown): string => {
    if (last.data !== data) last = { data, text: JSON.stringify(data) }
    return last.text
  }
  const timer = setInterval(() => {
    beats += 1
    for (const stream of open.keys()) stream.write(': \n\n')
    if (beats % confirmEvery === 0) void confirmAll()
  }, beatMs)
  timer.unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    for (const stream of open.keys()) stream.destroy()
  })
  return {
    expectRoom: (player) => {
      const held = [...open.values()].filter((one) => one.player === player).length
      if (held >= mostOfPlayer) throw new GameError('too_fast')
    },
    open: (reply, player, confirm) => {
      const stream = new PassThrough()
      open.set(stream, { player, confirm })
      stream.on('close', () => open.delete(stream))
      // A dropped reader is no failure of the server.
      stream.on('error', () => stream.destroy())
      reply.raw.on('close', () => stream.destroy())
      void reply
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8')
        .send(stream)
      stream.write(': \n\n')
      return {
        send: (name, data) => {
          if (stream.destroyed) return
          stream.write(`event: ${name}\ndata: ${textOf(data)}\n\n`)
          if (stream.writableLength + reply.raw.writableLength > mostUnread) stream.destroy()
        },
        onGone: (act) => void stream.once('close', act),
      }
    },
  }
}
