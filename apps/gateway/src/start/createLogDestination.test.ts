import { expect, test } from 'vitest'
import { createLogDestination } from './createLogDestination.ts'
import { createLogger } from './createLogger.ts'

/** A file that takes `room` more bytes, and fails with `code` from then on. */
function fileWith(room: number, code = 'ENOSPC') {
  const file = { text: '', room, calls: 0 }
  const destination = createLogDestination((bytes) => {
    file.calls += 1
    const taken = Buffer.from(bytes).subarray(0, file.room)
    if (taken.length === 0) throw Object.assign(new Error('write'), { code })
    file.room -= taken.length
    file.text += taken.toString()
    return taken.length
  })
  return { file, log: createLogger({ level: 'info', destination }) }
}

const messages = (text: string): unknown[] =>
  text.split('\n').flatMap((line) => {
    try {
      const { msg, lines } = JSON.parse(line)
      return lines === undefined ? [msg] : [`${lines} lost`]
    } catch {
      return []
    }
  })

test.each(['ENOSPC', 'EPIPE', 'EIO', 'EAGAIN'])(
  'GW09 a log that cannot be written (%s) loses lines and stops nobody; the first line after says how many',
  (code) => {
    const { file, log } = fileWith(1000, code)
    log.info('first')
    file.room = 20
    for (let line = 0; line < 5; line += 1) log.info('lost')
    file.room = Number.POSITIVE_INFINITY
    log.info('again')
    expect(messages(file.text)).toEqual(['first', '5 lost', 'again'])
  },
)

test('GW09 a reader that is behind is waited for once, not at every line', () => {
  const { file, log } = fileWith(0, 'EAGAIN')
  log.info('waits')
  const waited = file.calls
  for (let line = 0; line < 10; line += 1) log.info('does not')
  expect(waited).toBeGreaterThan(10)
  expect(file.calls - waited).toBe(10)
})
