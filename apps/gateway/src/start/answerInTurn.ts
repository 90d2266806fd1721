import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void
type Waiting = readonly [request: IncomingMessage, response: ServerResponse]

/** One connection's requests: one that is answered, and those behind it. */
interface Turn {
  readonly socket: Socket
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
 * connections and one adds more than a few, the one with most of them is closed: a few that flood leave the room to the others.
 */
export function answerInTurn(server: Server): void {
  const listeners = server.listeners('request') as Listener[] // what a server calls with each request
  server.removeAllListeners('request')
  const turns = new WeakMap<Socket, Turn>()
  const queued = new Set<Turn>()
  let waiting = 0

  const forget = (turn: Turn): void => {
    waiting -= turn.queue.length
    turn.queue.length = 0
    queued.delete(turn)
  }

  /** Closes the connection with most that waits, which is the one that adds where none has more. */
  const makeRoom = (adding: Turn): void => {
    const longest = [...queued].reduce((one, other) => (other.queue.length > one.queue.length ? other : one), adding)
    forget(longest)
    longest.socket.destroy()
  }

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
      if (queue.length > 0) return
      queued.delete(turn)
      socket.resume()
    }
    const turn: Turn = {
      socket,
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
    socket.on('close', () => forget(turn))
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
    if (waiting >= most.server && turn.queue.length >= most.connection) makeRoom(turn)
    if (socket.destroyed) return
    turn.queue.push([request, response])
    queued.add(turn)
    waiting += 1
    socket.pause()
  })
}
