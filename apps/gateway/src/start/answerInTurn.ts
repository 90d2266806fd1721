import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void
type Waiting = readonly [request: IncomingMessage, response: ServerResponse]

/** Requests that may wait on one connection while the server has none to spare, and over all connections. */
const most = { connection: 16, server: 5000 }

/**
 * Answers the requests of one connection one after another, and reads no more of it while some wait. A client may send
 * many requests without waiting for answers (pipelining); Node would begin all of them at once and hold every answer until
 * the ones before it are taken. When too many wait over all connections, one that adds more than a few is closed.
 */
export function answerInTurn(server: Server): void {
  const listeners = server.listeners('request') as Listener[] // what a server calls with each request
  server.removeAllListeners('request')
  const queues = new WeakMap<Socket, Waiting[]>()
  let waiting = 0

  const answer = (socket: Socket, [request, response]: Waiting): void => {
    response.once('close', () => next(socket))
    for (const listener of listeners) listener.call(server, request, response)
  }
  const next = (socket: Socket): void => {
    const queue = queues.get(socket)
    const first = queue?.shift()
    if (queue === undefined || first === undefined) {
      queues.delete(socket)
      return
    }
    waiting -= 1
    answer(socket, first)
    if (queue.length === 0) socket.resume()
  }

  server.on('connection', (socket: Socket) => {
    // Reading the body of the request in turn lets the socket go on; what waits has to be answered first.
    socket.on('resume', () => {
      if ((queues.get(socket)?.length ?? 0) > 0) socket.pause()
    })
    socket.on('close', () => {
      waiting -= queues.get(socket)?.length ?? 0
      queues.delete(socket)
    })
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    if (socket.destroyed) return
    const queue = queues.get(socket)
    if (queue === undefined) {
      queues.set(socket, [])
      answer(socket, [request, response])
      return
    }
    if (waiting >= most.server && queue.length >= most.connection) {
      socket.destroy()
      return
    }
    queue.push([request, response])
    waiting += 1
    socket.pause()
  })
}
