import { passOn, startFront } from './passOn.ts'

type State = 'slow' | 'dead'

/** Milliseconds by which a slow host is late when it is measured: far more than any other needs. */
const delay = 2_500

/** The hosts of a site in front of one server, each with a state of its own: its API seems far away, or breaks the connection. */
export async function startHostsInFront(server: string) {
  const states = new Map<string, State>()
  const asked: { readonly host: string; readonly method: string; readonly path: string }[] = []
  const { port: target } = new URL(server)
  const { port, stop } = await startFront(async (incoming, outgoing) => {
    const { url = '/', method = 'GET', headers } = incoming
    const [host = ''] = (headers.host ?? '').split(':')
    if (url.startsWith('/api/')) {
      asked.push({ host, method, path: url })
      if (states.get(host) === 'dead') return incoming.socket.destroy()
      // Nothing of ours is sent where a page only measures.
      const isMeasured = headers.merchant === undefined
      if (states.get(host) === 'slow' && isMeasured) await new Promise((done) => setTimeout(done, delay))
    }
    passOn(incoming, outgoing, target)
  })
  return {
    originOf: (host: string) => `http://${host}:${port}`,
    setState: (host: string, state: State | undefined) => (state ? states.set(host, state) : states.delete(host)),
    /** Calls a host was asked since, without those that measure it. */
    callsAt: (host: string) => asked.filter((one) => one.host === host && !one.path.endsWith('/domainRoute')),
    stop,
  }
}
