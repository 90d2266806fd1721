import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { JournalLine } from '../../frame/store/takeOverJournal.ts'
import { openJournal } from './journalFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-journal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const line = (round: string): JournalLine => ({ kind: 'progress', round, progress: { state: 'cancelled' } })

test('GW07 a line that a full disk cut off is no part of the next one', async () => {
  const path = join(folder, 'rounds.jsonl')
  const journal = await openJournal(path, () => [line('kept')])
  const probe = await open(path)
  const handles: typeof probe = Object.getPrototypeOf(probe)
  await probe.close()
  vi.spyOn(handles, 'appendFile').mockImplementationOnce(async function (this: typeof probe) {
    await this.write('{"kind":"prog')
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
  await expect(journal.append(line('lost'))).rejects.toThrow('no space')
  expect(readFileSync(path, 'utf8')).toMatch(/[^\n]$/)
  await journal.append(line('next'))
  await journal.append(line('last'))
  await journal.close()
  const taken: JournalLine[] = []
  const again = await openJournal<JournalLine>(path, (lines) => {
    taken.push(...lines)
    return lines
  })
  await again.close()
  expect(taken).toEqual([line('kept'), line('next'), line('last')])
})
