import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentAnswer, PaymentOrder, PayoutAnswer } from '@foyer/contract'

/** A provider that answers what a test says, and remembers what it was asked. */
export async function createFakeProvider() {
  const asked: { readonly path: string; readonly body: PaymentOrder }[] = []
  const world: {
    answer: (order: PaymentOrder, call: string) => Partial<PaymentAnswer> | Partial<PayoutAnswer> | 'silence'
  } = {
    answer: () => ({ state: 'pending', providerReference: 'P-1', instructions: { url: 'http://pay.example/1' } }),
  }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => {
      text += part.toString()
    })
    request.on('end', () => {
      const body = JSON.parse(text) as PaymentOrder // the gateway wrote it
      const path = request.url ?? ''
      asked.push({ path, body })
      const answer = world.answer(body, path.split('/').at(-1) ?? '')
      if (answer === 'silence') {
        response.destroy()
        return
      }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ reference: body.reference, ...answer }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on an address of the network.
  const { port } = server.address() as AddressInfo
  return {
    asked,
    world,
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
