import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root } from '../scripts/runtime.mjs'
import { hosts } from './people.ts'

const foyer = join(root, 'packages', 'assembler', 'bin', 'foyer.mjs')
const out = join(root, '.foyer', 'e2e', 'pseudo')

/** The command in a workspace, with variables of its own. */
export const runFoyer = (args: readonly string[], { cwd, ...variables }: { cwd: string } & Record<string, string>) =>
  spawn(process.execPath, [foyer, ...args], { cwd, env: environment(variables), stdio: ['ignore', 'pipe', 'inherit'] })

const run = (args: readonly string[]): ChildProcess => runFoyer(args, { cwd: root })

/** A line that the command says, or an error when it ends without. */
export const said = (child: ChildProcess, line: RegExp): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (chunk) => {
      text += chunk
      if (line.test(text)) resolve()
    })
    child.on('exit', (code) => reject(new Error(`foyer ended with code ${code}: ${text}`)))
  })

/** A brand with the pseudo-languages among its own, on a port of its own, with the API of the running gateway. */
export async function startPseudoSite(brand: 'comet') {
  const { origin: api, port } = new URL(hosts[brand])
  await said(run(['build', brand, '--pseudo-languages', '--snapshot', `${api}/api`, '--out', out]), / pages in /)
  const own = String(Number(port) + 2)
  const server = run(['preview', brand, '--out', out, '--api', api, '--port', own])
  await said(server, /http:/)
  return {
    origin: `http://localhost:${own}`,
    /** Paths of every page in a language, of those too that search engines do not list. */
    paths: (tag: string) =>
      globSync(`${tag.toLowerCase()}/**/*.html`, { cwd: join(out, brand) })
        .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
        .sort(),
    stop: () => server.kill('SIGTERM'),
  }
}
