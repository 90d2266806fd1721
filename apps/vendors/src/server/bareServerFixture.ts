import { fileURLToPath } from 'node:url'
import { createVendorsServer, type VendorsOptions } from './createVendorsServer.ts'

/** A games' server for tests of the server itself: no gateway answers, and rounds are in memory. */
export const createBareServer = (options: Partial<VendorsOptions> = {}) =>
  createVendorsServer({
    gatewayUrl: 'http://127.0.0.1:1',
    portalOrigins: ['http://localhost:4000'],
    secretOf: () => Buffer.from('secret of the vendor in tests'),
    clientDir: fileURLToPath(new URL('../..', import.meta.url)),
    worldTime: Date.now,
    ...options,
  })

/** One that listens, and the port. */
export async function listenBare() {
  const app = await createBareServer()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return { app, port: Number(port) }
}
