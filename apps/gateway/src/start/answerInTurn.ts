import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void
type Waiting = readonly [request: IncomingMessage, response: ServerResponse]

/** One connection's requests: one that is answered, and those behind it. */
interface Turn {
  readonly queue: Waiting[]
  answering: boolean
  /** Called when an answer is given; the first that waits has its turn after others were read. */
  readonly next: () => void
}

/** Requests that may wait on one connection while the server has none to spare, and over all connections. */
const most = { connection: 16, server: 5000 }

/**
 * Answers the requests of one connection one after another, and reads no more of it while some wait. A client may send
 * many requests without waiting for answers (pipelining); Node would begin all of them at once and hold every answer until
 * the ones before it are taken. Of those that wait a connection gets one answered in a turn of the event loop, since what
 * is answered from memory would otherwise keep everybody else waiting until all are. When too many wait over all
 * connections, one that adds more than a few is closed.
 */
export function answerInTurn(server: Server): void {
  const listeners = server.listeners('request') as Listener[] // what a server calls with each request
  server.removeAllListeners('request')
  const turns = new WeakMap<Socket, Turn>()
  let waiting = 0

  const answer = (turn: Turn, request: IncomingMessage, response: ServerResponse): void => {
    turn.answering = true
    response.once('close', turn.next)
    for (const listener of listeners) listener.call(server, request, response)
  }

  server.on('connection', (socket: Socket) => {
    const queue: Waiting[] = []
    const answerFirst = (): void => {
      const first = queue.shift()
      if (first === undefined) return
      waiting -= 1
      answer(turn, ...first)
      if (queue.length === 0) socket.resume()
    }
    const turn: Turn = {
      queue,
      answering: false,
      next: () => {
        turn.answering = queue.length > 0
        if (turn.answering) setImmediate(answerFirst)
      },
    }
    turns.set(socket, turn)
    // Reading the body of the request in turn lets the socket go on; what waits has to be answered first.
    socket.on('resume', () => {
      if (queue.length > 0) socket.pause()
    })
    socket.on('close', () => {
      waiting -= queue.length
      queue.length = 0
    })
  })

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const turn = turns.get(socket)
    // Every connection has its turn since it was made.
    if (turn === undefined || socket.destroyed) return
    if (!turn.answering) {
      answer(turn, request, response)
      return
    }
    if (waiting >= most.server && turn.queue.length >= most.connection) {
      socket.destroy()
      return
    }
    turn.queue.push([request, response])
    waiting += 1
    socket.pause()
  })
}
