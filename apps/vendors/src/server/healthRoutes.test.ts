import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBareServer } from './bareServerFixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-ready-'))
const gamesPath = join(folder, 'games.sqlite')
const lines: string[] = []
let app: Awaited<ReturnType<typeof createBareServer>>
beforeAll(async () => {
  app = await createBareServer({
    gamesPath,
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = async (path: string) => {
  const { statusCode, headers, body } = await app.inject(path)
  return [statusCode, headers['cache-control'], JSON.parse(body)]
}

test('GW11 a server of games is ready while it can write down rounds, and answers while it cannot', async () => {
  expect(await ask('/readyz')).toEqual([200, 'no-store', { status: 'ready' }])
  // Whatever keeps the file from being written: another program here, a full disk elsewhere.
  const other = new DatabaseSync(gamesPath)
  other.exec('begin immediate')
  // So long an answer holds for whoever asks next.
  await pause(1100)
  expect(await ask('/readyz')).toEqual([503, 'no-store', { status: 'unavailable' }])
  expect(await ask('/healthz')).toEqual([200, 'no-store', { status: 'ok' }])
  expect(lines.filter((line) => JSON.parse(line).msg === 'not ready')).toHaveLength(1)
  other.exec('rollback')
  other.close()
  await pause(1100)
  expect(await ask('/readyz')).toEqual([200, 'no-store', { status: 'ready' }])
})

test('GW11 a crowd that asks whether it is ready costs one write', async () => {
  const written = () => {
    const reader = new DatabaseSync(gamesPath, { readOnly: true })
    const row = reader.prepare('select times from readiness').get()
    reader.close()
    return Number(row?.times)
  }
  await pause(1100)
  const before = written()
  const answers = await Promise.all(Array.from({ length: 200 }, () => app.inject('/readyz')))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(written()).toBe(before + 1)
})
