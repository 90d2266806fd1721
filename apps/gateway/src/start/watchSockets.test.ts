import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { watchSockets } from './watchSockets.ts'

const ending: (() => void)[] = []
afterEach(() => {
  for (const end of ending.splice(0)) end()
})

/** A server that answers as told; `stop` closes it and is done when its last connection is gone. */
async function serve(answer: RequestListener, grace?: number) {
  const server = createServer(answer)
  const closeSockets = watchSockets(server, grace)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  ending.push(() => server.closeAllConnections())
  return {
    /** A connection on which `text` has arrived. */
    open: async (text: string): Promise<Socket> => {
      const arrived = once(server, 'connection') as Promise<[Socket]>
      const socket = connect(port, '127.0.0.1')
      ending.push(() => socket.destroy())
      socket.on('error', () => undefined)
      const [other] = await arrived
      if (text === '') return socket
      socket.write(text)
      while (other.bytesRead < text.length) await new Promise(setImmediate)
      return socket
    },
    stop: () => {
      closeSockets()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const call = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('GW11 a server that stops closes connections on which nothing, or half a call, has been sent', async () => {
  const { open, stop } = await serve((_request, response) => response.end('ok'))
  const sockets = [await open(''), await open('GET / HTTP/1.1\r\nHost: loc')]
  const kept = await open(call)
  await once(kept, 'data')
  const closed = [...sockets, kept].map((socket) => once(socket, 'close'))
  await stop()
  await Promise.all(closed)
})

test('GW11 a call that runs is answered before its connection is closed', async () => {
  let answer: (() => void) | undefined
  const { open, stop } = await serve((_request, response) => {
    answer = () => response.end('late')
  }, 1)
  const socket = await open(call)
  while (answer === undefined) await new Promise(setImmediate)
  const stopped = stop()
  const silent = await Promise.race([
    stopped.then(() => 'stopped'),
    new Promise((resolve) => setTimeout(resolve, 50, 'runs')),
  ])
  expect(silent).toBe('runs')
  answer()
  const [data] = await once(socket, 'data')
  expect(String(data)).toContain('late')
  await stopped
})

test('GW11 a sender that never finishes its call does not keep a server that stops', async () => {
  const { open, stop } = await serve((request, response) => {
    request.resume().once('end', () => response.end('ok'))
  }, 1)
  const socket = await open('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{')
  const closed = once(socket, 'close')
  await stop()
  await closed
})
