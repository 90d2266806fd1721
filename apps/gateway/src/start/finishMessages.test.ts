import { expect, test } from 'vitest'
import { createMessenger } from '../messages/createMessenger.ts'
import { createLogger } from './createLogger.ts'
import { finishMessages } from './finishMessages.ts'

test('GW11 a message that does not leave in time is logged with its id, and the gateway does not wait for it', async () => {
  const lines: string[] = []
  const log = createLogger({ level: 'info', destination: { write: (line) => lines.push(line) } })
  const messenger = createMessenger(
    { mail: () => new Promise(() => undefined), sms: async () => undefined },
    () => undefined,
  )
  const message = {
    merchantId: 1,
    merchant: 'COMET',
    sender: 'Velvet Comet',
    kind: 'login',
    to: 'ada@example.org',
    text: '123456',
    language: 'en',
  }
  messenger.send({ ...message, channel: 'mail' })
  messenger.send({ ...message, channel: 'sms' })
  await finishMessages(messenger, log, 100)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    kind: 'login',
    merchant: 'COMET',
    channel: 'mail',
    msg: 'a message was not delivered before the gateway stopped',
  })
  expect(lines[0]).not.toMatch(/ada@|123456/)
})
