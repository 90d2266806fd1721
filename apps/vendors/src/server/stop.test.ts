import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createVendorsServer } from './createVendorsServer.ts'

test('QP10 a connection on which nothing was ever said does not hold up the end of the server', async () => {
  const app = await createVendorsServer({
    gatewayUrl: 'http://127.0.0.1:1',
    portalOrigins: ['http://localhost:4000'],
    secretOf: () => Buffer.from('secret of the vendor in tests'),
    clientDir: fileURLToPath(new URL('../..', import.meta.url)),
    gamesPath: undefined,
    worldTime: Date.now,
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const silent = connect(Number(port), '127.0.0.1')
  await once(silent, 'connect')
  const gone = once(silent, 'close')
  await app.close()
  await gone
  expect(silent.destroyed).toBe(true)
})
