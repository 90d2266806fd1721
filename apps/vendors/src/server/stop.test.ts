import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listenBare } from './bareServerFixture.ts'

test('QP10 a connection on which nothing was ever said does not hold up the end of the server', async () => {
  const { app, port } = await listenBare()
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const gone = once(silent, 'close')
  await app.close()
  await gone
  expect(silent.destroyed).toBe(true)
})
