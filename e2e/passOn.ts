import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'

/** A server in front of another one, on a port of its own. */
export async function startFront(act: (incoming: IncomingMessage, outgoing: ServerResponse) => void) {
  const front = createServer(act).listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen')
  return {
    port: address.port,
    stop: () => {
      front.close()
      front.closeAllConnections()
    },
  }
}

/** Passes a request on to a server on this machine, and its answer back; what is read of it can be changed on the way. */
export function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: string,
  bring: (answer: IncomingMessage) => Readable = (answer) => answer,
): void {
  const { url = '/', method = 'GET', headers } = incoming
  const onward = request({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    bring(answer).pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}
