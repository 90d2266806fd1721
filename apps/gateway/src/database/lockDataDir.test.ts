import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  expect(readdirSync(dir)).toEqual(['foyer.lock.open'])
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

test('GW11 refuses a data folder that a process has open whose number means nothing here, as in another container', async () => {
  const dir = folder()
  const script = `
    const database = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(join(dir, 'foyer.lock.open'))})
    database.exec('begin exclusive')
    console.log('open')
    setInterval(() => database, 1000)`
  const other = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void other.kill('SIGKILL'))
  await once(other.stdout, 'data')
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(dir, 'foyer.lock'), `${pid} 1`)
  expect(() => lockDataDir(dir)).toThrow(/ is in use by a process of another container; stop that one first /)
  expect(readFileSync(join(dir, 'foyer.lock'), 'utf8')).toBe(`${pid} 1`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockDataDir(dir)()
})
