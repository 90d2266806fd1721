import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** One player's open connection, on which the server speaks. */
export interface EventStream {
  readonly send: (name: string, data: unknown) => void
  /** Called once, when the connection is gone, whoever ended it. */
  readonly onGone: (act: () => void) => void
}

export interface EventStreams {
  /** Answers a call with a stream of Server-Sent Events. */
  readonly open: (reply: FastifyReply) => EventStream
}

/** A word without meaning is said this often, so that both sides notice a dead connection. */
const beatMs = 15_000
/** A reader that is this far behind, in bytes, is dropped: it connects again and gets the present state. */
const mostUnread = 256 * 1024

/** Keeps the streams of a server; they end when it closes. */
export function createEventStreams(app: FastifyInstance): EventStreams {
  const open = new Set<PassThrough>()
  // What goes to a whole table is written out once.
  let last: { readonly data: unknown; readonly text: string } = { data: undefined, text: '' }
  const textOf = (data: unknown): string => {
    if (last.data !== data) last = { data, text: JSON.stringify(data) }
    return last.text
  }
  const timer = setInterval(() => {
    for (const stream of open) stream.write(': \n\n')
  }, beatMs)
  timer.unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    for (const stream of open) stream.destroy()
  })
  return {
    open: (reply) => {
      const stream = new PassThrough()
      open.add(stream)
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
