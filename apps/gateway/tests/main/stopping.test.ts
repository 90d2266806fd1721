import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { freePort, mainEnvironment, mainFlags } from './runMain.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-stopping-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.skipIf(!existsSync('/dev/full'))(
  'GW11 a gateway whose log file is full serves on, and stops with code 0 though a connection has sent nothing',
  async () => {
    const port = await freePort()
    const gateway = spawn(process.execPath, mainFlags, {
      env: { ...mainEnvironment, FOYER_DATA: join(folder, 'data'), PORT: String(port) },
      // A device that every write finds full.
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    })
    let complaints = ''
    gateway.stderr?.on('data', (chunk) => (complaints += String(chunk)))
    const ask = () => fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    while ((await ask())?.status !== 200) {
      if (gateway.exitCode !== null) throw new Error(complaints)
      await pause(20)
    }
    for (let call = 0; call < 5; call += 1) expect((await ask())?.status).toBe(200)
    const silent = connect(port, '127.0.0.1')
    await once(silent, 'connect')
    gateway.kill('SIGTERM')
    const [code] = await once(gateway, 'close')
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' })
  },
  120_000,
)
