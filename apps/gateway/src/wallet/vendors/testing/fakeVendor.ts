import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WalletAnswer, WalletOrder } from '@foyer/contract'
import type { CallerSecrets } from '../../../calls/callerSecrets.ts'
import { checkSignature } from '../../../calls/checkSignature.ts'
import { testSecrets } from '../../../testing/createTestGateway.ts'

/** `deaf`: it hears nothing; `mute`: it does what it is asked and says nothing. */
export type Manner = 'fine' | 'deaf' | 'mute' | 'error' | 'nonsense' | 'busy'

/** A vendor's wallet that keeps its promises: a reference is done once, and never after it was answered `unknown`. */
export async function createFakeVendor() {
  const purses = new Map<string, number>()
  const known = new Map<string, WalletAnswer>()
  const world = { manner: 'fine' as Manner, calls: [] as string[], secrets: testSecrets as CallerSecrets }

  const perform = (call: string, order: WalletOrder): WalletAnswer | { readonly balance: number } => {
    const { player, reference, amount } = order
    const balance = purses.get(player) ?? 0
    if (call === 'balance') return { balance }
    const before = known.get(reference)
    if (before !== undefined) return before
    if (call === 'status') {
      known.set(reference, { reference, state: 'refused', reason: 'refused' })
      return { reference, state: 'unknown' }
    }
    const after = balance + (call === 'deposit' ? amount : -amount)
    const answer: WalletAnswer =
      after < 0 ? { reference, state: 'refused', reason: 'insufficient_funds' } : { reference, state: 'done' }
    if (answer.state === 'done') purses.set(player, after)
    known.set(reference, answer)
    return answer
  }

  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      const path = request.url ?? ''
      checkSignature({ headers: request.headers, path, body }, 'X-Vendor', world.secrets.ofVendor, Date.now())
      const call = path.split('/').at(-1) ?? ''
      world.calls.push(call)
      const { manner } = world
      if (manner === 'deaf') return void response.destroy()
      response.setHeader('content-type', 'application/json')
      response.statusCode = manner === 'error' ? 500 : 200
      if (manner === 'error') return void response.end('{}')
      const order = JSON.parse(body) as WalletOrder // the gateway wrote it
      if (manner === 'busy') return void response.end(JSON.stringify({ reference: order.reference, state: 'pending' }))
      const answer = JSON.stringify(perform(call, order))
      if (manner === 'mute') return void response.destroy()
      response.end(manner === 'nonsense' ? '<html>' : answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on an address of the network.
  const { port } = server.address() as AddressInfo
  return {
    world,
    url: `http://127.0.0.1:${port}`,
    /** What a call that was on its way for long does when it comes at last. */
    hear: perform,
    /** All money it keeps for players. */
    total: () => [...purses.values()].reduce((sum, balance) => sum + balance, 0),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
