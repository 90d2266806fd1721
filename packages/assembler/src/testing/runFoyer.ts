import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

export interface FoyerRun {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const bin = resolve(import.meta.dirname, '../../bin/foyer.mjs')

/** Runs the command as people do, in a process of its own. */
export function runFoyer(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<FoyerRun> {
  const child = spawn(process.execPath, [bin, ...args], { cwd, env: { ...process.env, NO_COLOR: '1', ...env } })
  let out = ''
  let err = ''
  child.stdout.on('data', (part) => (out += String(part)))
  child.stderr.on('data', (part) => (err += String(part)))
  return new Promise((done) => child.on('close', (code) => done({ code, out, err })))
}
