import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  readonly port: number
  /** Breaks every connection, as a server does that is killed. */
  readonly cut: () => void
  /** Lets nothing through in either direction while connections stay open, as a server does that is frozen. */
  readonly freeze: () => void
  readonly thaw: () => void
  readonly close: () => void
}

/** Stands between a client and a server on this machine and fails the way networks and servers do. */
export async function createTcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>()
  let frozen = false
  const keep = (socket: Socket): void => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
  }
  const join = (near: Socket, far: Socket): void => {
    near.on('data', (chunk) => {
      // What arrives while everything is frozen is never delivered; whoever waits for it has to give up.
      if (!frozen) far.write(chunk)
    })
    near.on('close', () => far.destroy())
  }
  const server = createServer((near) => {
    const far = connect(target)
    for (const socket of [near, far]) keep(socket)
    join(near, far)
    join(far, near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number } // a TCP server has one
  const cut = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    cut,
    freeze: () => {
      frozen = true
    },
    thaw: () => {
      frozen = false
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
