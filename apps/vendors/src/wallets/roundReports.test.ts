import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ToldRounds } from '@foyer/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnRound, openRoundReports } from './roundReports.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-rounds-'))
const heard: ToldRounds[] = []
let isUp = true
const gateway = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => {
    body += part.toString()
  })
  request.on('end', () => {
    const told = JSON.parse(body) as ToldRounds // the reports wrote it
    if (!isUp) return void response.writeHead(503).end('{}')
    heard.push(told)
    const rounds = told.rounds.map(({ round }) =>
      round === 'odd' ? { round, state: 'refused', reason: 'game_unknown' } : { round, state: 'recorded' },
    )
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ value: { rounds } }))
  })
})
beforeAll(() => new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  gateway.close()
  rmSync(folder, { recursive: true })
})

const ended = (round: string, vendor = 'BGS'): OwnRound => ({
  vendor,
  merchant: 'COMET',
  round,
  player: 'ada',
  gameId: 'g1',
  currency: 'USD',
  bet: 100,
  win: 0,
  state: 'settled',
  startedAt: '2026-11-21T12:00:00.000Z',
  endedAt: '2026-11-21T12:00:01.000Z',
})
const open = (onRefused?: (round: string, reason: string) => void) =>
  openRoundReports({
    path: join(folder, 'rounds.jsonl'),
    // It listens on an address of the network.
    gatewayUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    secretOf: () => Buffer.from('a secret for tests'),
    every: 3_600_000,
    ...(onRefused && { onRefused }),
  })

test('P02 P06 a round that the gateway did not hear is told after a restart, and not again once it was answered', async () => {
  isUp = false
  const first = await open()
  await first.add(ended('r1'))
  await first.add(ended('r2', 'GPI'))
  await first.close()
  expect(heard).toEqual([])
  isUp = true
  const second = await open()
  await second.send()
  expect(heard.map(({ merchant, rounds }) => [merchant, rounds.map(({ round }) => round)])).toEqual([
    ['COMET', ['r1']],
    ['COMET', ['r2']],
  ])
  await second.send()
  await second.close()
  const third = await open()
  await third.send()
  await third.close()
  expect(heard).toHaveLength(2)
})

test('P02 P06 a round that is refused is said once, and keeps no other waiting', async () => {
  const refused: string[] = []
  const reports = await open((round, reason) => refused.push(`${round}: ${reason}`))
  await reports.add(ended('odd'))
  await reports.add(ended('r3'))
  await reports.send()
  await reports.send()
  await reports.close()
  expect(refused).toEqual(['odd: game_unknown'])
  expect(heard.flatMap(({ rounds }) => rounds).filter(({ round }) => round === 'r3')).toHaveLength(1)
})
