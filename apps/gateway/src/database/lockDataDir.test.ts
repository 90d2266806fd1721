import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DataDirLockedError, lockDataDir } from './lockDataDir.ts'

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'foyer-lock-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

test('GW11 gives the data folder to one user at a time and back when it is released', () => {
  const dir = folder()
  const release = lockDataDir(dir)
  expect(() => lockDataDir(dir)).toThrow(DataDirLockedError)
  release()
  expect(readdirSync(dir)).toEqual([])
  lockDataDir(dir)()
})

test('GW11 names the process that has the data folder open', () => {
  const dir = folder()
  writeFileSync(join(dir, 'foyer.lock'), `${process.ppid} `)
  expect(() => lockDataDir(dir)).toThrow(`in use by process ${process.ppid}`)
})

test('GW11 takes over the lock of a process that was killed', () => {
  const dir = folder()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(dir, 'foyer.lock'), `${pid} 1`)
  const release = lockDataDir(dir)
  expect(existsSync(join(dir, 'foyer.lock'))).toBe(true)
  release()
})

test('GW11 takes over a lock whose process number now belongs to another process', () => {
  const dir = folder()
  writeFileSync(join(dir, 'foyer.lock'), `${process.ppid} 1`)
  lockDataDir(dir)()
})

test('GW11 takes over a lock file that holds nonsense', () => {
  const dir = folder()
  writeFileSync(join(dir, 'foyer.lock'), 'not a process')
  lockDataDir(dir)()
})
