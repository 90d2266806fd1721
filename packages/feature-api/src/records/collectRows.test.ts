import { expect, test, vi } from 'vitest'
import { collectRows } from './collectRows.ts'

const keep = (row: string): string => row
const ignore = (): void => undefined

test('P06 an export takes every page and tells how far it is', async () => {
  const pages = [['1', '2'], ['3'], ['4']]
  const progress = vi.fn()
  const found = await collectRows(async (page) => ({ rows: pages[page - 1] ?? [], totalPages: 3 }), keep, progress)
  expect(found).toEqual(['1', '2', '3', '4'])
  expect(progress.mock.calls.map(([done]) => Math.round(done * 100))).toEqual([33, 67, 100])
})

test('P06 a row that comes twice is exported once', async () => {
  const pages = [
    ['1', '2'],
    ['2', '3'],
  ]
  const found = await collectRows(async (page) => ({ rows: pages[page - 1] ?? [], totalPages: 2 }), keep, ignore)
  expect(found).toEqual(['1', '2', '3'])
})

test('P06 an empty answer ends the export, a failed page fails it', async () => {
  expect(await collectRows(async () => ({ rows: [], totalPages: 0 }), keep, ignore)).toEqual([])
  await expect(collectRows(() => Promise.reject(new Error('gone')), keep, ignore)).rejects.toThrow('gone')
})
