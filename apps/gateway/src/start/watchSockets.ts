import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Returns what is to be called when the server stops: it closes every connection that has no call at once, the others
 * after their last answer. Node's own closing of idle connections leaves those on which nothing has been sent yet. Who
 * has not sent all of a call after `grace` ms, or not taken the answer, is cut off too; a call that runs is not.
 */
export function watchSockets(server: Server, grace = 3000): () => void {
  const calls = new Map<Socket, Set<ServerResponse>>()
  let isStopping = false
  server.on('connection', (socket: Socket) => {
    if (isStopping) {
      socket.destroy()
      return
    }
    calls.set(socket, new Set())
    socket.once('close', () => calls.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const running = calls.get(socket)
    if (running === undefined) return
    running.add(response)
    response.once('close', () => {
      running.delete(response)
      if (isStopping && running.size === 0) socket.destroySoon()
    })
  })
  return () => {
    isStopping = true
    const cut = (isDone: (response: ServerResponse) => boolean): void => {
      for (const [socket, running] of calls) if ([...running].every(isDone)) socket.destroy()
    }
    cut(() => false)
    setTimeout(() => cut(({ req, writableEnded }) => !req.complete || writableEnded), grace).unref()
  }
}
