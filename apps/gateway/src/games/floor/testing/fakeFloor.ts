import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FloorFacts, FloorQuestion } from '@foyer/contract'
import { checkSignature } from '../../../calls/checkSignature.ts'
import { testSecrets } from '../../../testing/createTestGateway.ts'

/** A vendors' server that tells of every title what `tell` says. */
export async function createFakeFloor() {
  const world = {
    manner: 'fine' as 'fine' | 'silent' | 'error' | 'nonsense',
    asked: [] as FloorQuestion[],
    tell: (_gameId: string): Omit<FloorFacts, 'gameId'> | undefined => undefined,
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      const path = request.url ?? ''
      checkSignature({ headers: request.headers, path, body }, 'X-Vendor', testSecrets.ofVendor, Date.now())
      // The gateway under test wrote it.
      const question = JSON.parse(body) as FloorQuestion
      world.asked.push(question)
      if (world.manner === 'silent') return
      response.statusCode = world.manner === 'error' ? 503 : 200
      const games = question.titles.flatMap(({ gameId }) => {
        const facts = world.tell(gameId)
        return facts === undefined ? [] : [{ gameId, ...facts }]
      })
      response.end(world.manner === 'nonsense' ? '{"games":[{"seats":9}]}' : JSON.stringify({ games }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on an address of the network.
  const { port } = server.address() as AddressInfo
  return {
    world,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
