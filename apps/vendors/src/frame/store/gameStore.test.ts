import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openJournal } from '../../server/store/journalFile.ts'
import { openGameStore } from './gameStore.ts'
import type { RoundRecord, SessionRecord } from './records.ts'
import { type JournalLine, takeOverJournal } from './takeOverJournal.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const day = 24 * 3_600_000
const session: SessionRecord = {
  id: 's',
  vendor: 'BGS',
  merchant: 'COMET',
  walletSession: 'w',
  gameId: 'bgs-1',
  kind: 'lines',
  title: 'Lantern Harbor',
  provider: 'Backstage Games',
  trial: false,
  currency: 'USD',
  decimals: 2,
  language: 'en',
  startedAt: 0,
}
const round: RoundRecord = {
  id: 'R1',
  session: 's',
  playId: 'p1',
  stake: 100,
  choice: { fish: 'ray' },
  result: { stake: 100, win: 40 },
  drawn: [[30, 7]],
  at: 5,
}

test('GW07 a round is kept with what was chosen and what decided it, as far as it has come', () => {
  const path = join(folder, 'kept.sqlite')
  const first = openGameStore(path, 0)
  first.addSession(session)
  expect(first.addRound(round, 'BGS:COMET:p')).toEqual({ ...round, progress: { state: 'reserved' } })
  first.setProgress('R1', { state: 'placed', balance: 900 })
  first.close()
  const again = openGameStore(path, 0)
  expect(again.openRounds()).toEqual([{ ...round, progress: { state: 'placed', balance: 900 } }])
  again.setProgress('R1', { state: 'settled', balance: 940 })
  expect(again.openRounds()).toEqual([])
  expect(again.settledOf('s', 9)).toHaveLength(1)
  expect(again.totalsOf('s')).toEqual({ rounds: 1, staked: 100, won: 40 })
  again.close()
})

test('GW07 what a crash left half written is no part of the store, and all before it is', () => {
  const path = join(folder, 'crash.sqlite')
  const store = openGameStore(path, 0)
  store.addSession(session)
  store.addRound(round, 'BGS:COMET:p')
  // As the files lie on the disk while the process still runs, and a write that was cut off.
  const copy = join(folder, 'crashed.sqlite')
  for (const end of ['', '-wal']) cpSync(path + end, copy + end)
  appendFileSync(`${copy}-wal`, Buffer.alloc(2000, 7))
  store.close()
  const crashed = openGameStore(copy, 0)
  expect(crashed.openOf('s')).toEqual([{ ...round, progress: { state: 'reserved' } }])
  crashed.close()
})

test('GW07 a day after it began a session without rounds is forgotten; rounds stay for 90 days, open ones longer', () => {
  const path = join(folder, 'old.sqlite')
  const first = openGameStore(path, 0)
  for (const id of ['done', 'open']) {
    first.addSession({ ...session, id })
    first.addRound({ ...round, id: `R-${id}`, session: id }, 'BGS:COMET:p')
  }
  first.addSession({ ...session, id: 'none' })
  first.setProgress('R-done', { state: 'cancelled' })
  first.close()
  const next = openGameStore(path, day)
  expect(['none', 'done', 'open'].map((id) => next.findSession(id)?.id)).toEqual([undefined, 'done', 'open'])
  expect(next.findRound('R-done')?.progress.state).toBe('cancelled')
  next.close()
  const late = openGameStore(path, 91 * day)
  expect([late.findRound('R-done'), late.findRound('R-open')?.id]).toEqual([undefined, 'R-open'])
  expect([late.findSession('done'), late.findSession('open')?.id]).toEqual([undefined, 'open'])
  late.close()
})

test('GW07 rounds of the journal before are taken over once, with what is still owed', async () => {
  const path = join(folder, 'rounds.jsonl')
  const { kind: _kind, ...before } = session
  const { stake: _stake, choice: _choice, drawn: _drawn, playId, ...drawn } = round
  const lines: JournalLine[] = [
    { kind: 'session', session: before },
    { kind: 'round', round: { ...drawn, spinId: playId } },
    { kind: 'progress', round: 'R1', progress: { state: 'placed', balance: 900 } },
  ]
  await (await openJournal<JournalLine>(path, () => lines)).close()
  const store = openGameStore(join(folder, 'taken.sqlite'), 0)
  await takeOverJournal(path, store)
  await takeOverJournal(path, store)
  expect(store.findSession('s')).toEqual(session)
  expect(store.openRounds()).toMatchObject([{ id: 'R1', playId: 'p1', stake: 100, progress: { state: 'placed' } }])
  store.close()
})

test('G07 a jackpot is fed to the hundredth, pays whole units and begins anew; what did not take place goes back', () => {
  const { pools, close } = openGameStore(undefined, 0)
  expect(pools.amountOf('a', 500)).toBe(500)
  pools.feed('a', 500, 60)
  pools.feed('a', 500, 60)
  expect(pools.amountOf('a', 500)).toBe(501)
  pools.take('a', 500, 501)
  expect(pools.amountOf('a', 500)).toBe(500)
  pools.feed('a', 500, 80)
  expect(pools.amountOf('a', 500)).toBe(501)
  pools.giveBack('a', 500, 501)
  expect(pools.amountOf('a', 500)).toBe(502)
  close()
})
