#!/usr/bin/env node
/** `npm run bench [-- name …]`: prints what should be fast as a table with ratios, peers measured in the same run. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { continueOnNode24, environment, fail, root, say } from './runtime.mjs'

await continueOnNode24(fileURLToPath(import.meta.url))
const known = [
  'tiles',
  'scroll',
  'typing',
  'gateway',
  'wallet',
  'assemble',
  'dev',
  'lighthouse',
  'before',
  'observatory',
  'captcha',
  'registration',
  'accounts',
  'games',
  'launch',
  'random',
  'search',
  'countdowns',
  'draws',
]
const names = process.argv.length > 2 ? process.argv.slice(2) : known
for (const name of names) if (!known.includes(name)) fail(`no bench "${name}"; there are: ${known.join(', ')}`)
const folder = join(root, 'bench')
if (!existsSync(join(folder, 'node_modules'))) {
  say('Installing the peers …')
  const run = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    env: environment(),
  })
  if (run.status !== 0) fail('the peers could not be installed')
}
const rows = []
for (const name of names) {
  say(`${name} …`)
  const { run } = await import(`../bench/${name}/bench.mjs`)
  rows.push(...(await run()))
}
/** What has no target is only printed. */
const verdict = ({ ratio, target }) => {
  if (target === undefined) return ''
  const [sign, bound] = target.split(' ')
  return (sign === '<=' ? ratio <= Number(bound) : ratio >= Number(bound)) ? 'met' : 'MISSED'
}
const cell = (text, width) => String(text).padEnd(width)
say(`\n${cell('what', 58)} ${cell('ours', 14)} ${cell('peer', 14)} ${cell('ratio', 8)} ${cell('target', 10)}`)
for (const row of rows) {
  say(
    `${cell(row.what, 58)} ${cell(row.ours, 14)} ${cell(row.peer, 14)} ${cell(row.ratio.toFixed(2), 8)} ${cell(row.target ?? '', 10)} ${verdict(row)}`,
  )
}
