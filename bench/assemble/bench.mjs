/** 100 generated brands, every public route prerendered and checked, after one compile. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/runtime.mjs'

const count = 100

/** Copies of the three brands that differ in name, merchant, hosts and accent. */
function generate(folder) {
  const patterns = ['comet', 'marigold', 'keystone']
  for (let index = 0; index < count; index += 1) {
    const target = join(folder, `brand-${index}`)
    cpSync(join(root, 'brand-configs', patterns[index % 3]), target, { recursive: true })
    const file = join(target, 'brand.json')
    const brand = JSON.parse(readFileSync(file, 'utf8'))
    const changed = { ...brand, name: `${brand.name} ${index}`, merchant: `BENCH_${index}`, hosts: [`brand-${index}.localhost`] }
    writeFileSync(file, JSON.stringify(changed, null, 2))
  }
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-brands-'))
  const brands = join(folder, 'brand-configs')
  mkdirSync(brands)
  generate(brands)
  const foyer = join(root, 'packages/assembler/bin/foyer.mjs')
  const snapshot = join(folder, 'snapshot.json')
  const recorded = spawnSync(process.execPath, ['--conditions=foyer-source', join(root, 'apps/gateway/src/sandbox/snapshot/main.ts'), '--brand', 'comet', '--out', snapshot], { encoding: 'utf8' })
  if (recorded.status !== 0) throw new Error(recorded.stderr)
  const seconds = []
  for (let round = 0; round < 3; round += 1) {
    const out = join(folder, `sites-${round}`)
    const started = performance.now()
    const built = spawnSync(process.execPath, [foyer, 'build', '--all', '--brands', brands, '--snapshot', snapshot, '--out', out], { encoding: 'utf8', maxBuffer: 1 << 28 })
    if (built.status !== 0) throw new Error(built.stdout + built.stderr)
    seconds.push((performance.now() - started) / 1000)
  }
  rmSync(folder, { recursive: true, force: true })
  const best = [...seconds].sort((a, b) => a - b)[1]
  return [{ what: '100 brands, all public routes', ours: `${best.toFixed(2)} s`, peer: '5 s', ratio: best / 5, target: '<= 1' }]
}
