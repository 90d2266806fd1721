/** 100 generated brands, every public route prerendered and checked, after one compile. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { link, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/runtime.mjs'
import { median } from '../median.mjs'
import { compilePortal, finish, startGateway } from '../portal.mjs'

const count = 100
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const patterns = ['comet', 'marigold', 'keystone']
const port = 4393

/** A workspace of its own: the product by link, brands that differ in name, merchant, host, colours and the order of home. */
function makeWorkspace(folder) {
  for (const name of ['foyer.config.ts', 'package.json', 'node_modules', 'packages'])
    symlinkSync(join(root, name), join(folder, name))
  const brands = join(folder, 'brand-configs')
  mkdirSync(brands)
  for (let index = 0; index < count; index += 1) {
    const pattern = patterns[index % patterns.length]
    const target = join(brands, `brand-${index}`)
    cpSync(join(root, 'brand-configs', pattern), target, { recursive: true })
    const file = join(target, 'brand.json')
    const brand = JSON.parse(readFileSync(file, 'utf8'))
    brand.name = `${brand.name} ${index}`
    brand.merchant = `BENCH${index}`
    brand.hosts = [`brand-${index}.localhost`]
    brand.seo = { ...brand.seo, origin: `https://brand-${index}.example` }
    const shade = (index % 24).toString(16).padStart(2, '0')
    brand.theme.dark = { ...brand.theme.dark, sunken: `#05${shade}${shade}` }
    brand.footer = { ...brand.footer, copyright: { en: `© Brand ${index}`, tr: `© Marka ${index}` } }
    const { sections } = brand.home
    brand.home = {
      ...brand.home,
      sections: [...sections.slice(index % sections.length), ...sections.slice(0, index % sections.length)],
    }
    writeFileSync(file, JSON.stringify(brand, null, 2))
  }
}

/** Answers of the server, one file per brand, as a release pipeline records them beforehand. */
async function recordSnapshots(folder) {
  const recorded = join(folder, 'recorded')
  mkdirSync(recorded)
  const gateway = await startGateway({ port, brands: patterns, sites: patterns.map((name) => join(folder, name)) })
  try {
    const foyer = join(root, 'packages/assembler/bin/foyer.mjs')
    for (const pattern of patterns) {
      const target = ['--from', `${gateway.base}/api`, '--out', join(recorded, `${pattern}.json`)]
      await finish(process.execPath, [foyer, 'snapshot', pattern, ...target])
    }
  } finally {
    await gateway.stop()
  }
  const snapshots = join(folder, 'snapshots')
  mkdirSync(snapshots)
  for (let index = 0; index < count; index += 1)
    cpSync(join(recorded, `${patterns[index % patterns.length]}.json`), join(snapshots, `brand-${index}.json`))
  return snapshots
}

/** Seconds to write what a build has written once more, from memory and with nothing else: what the disk alone asks for. */
async function writeAgain(from, to) {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const place = (entry) => join(entry.parentPath, entry.name).slice(from.length)
  const known = new Map()
  const files = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const { ino } = await stat(join(from, place(entry)))
    // A file that several brands share has one body under many names.
    if (!known.has(ino)) known.set(ino, place(entry))
    const first = known.get(ino)
    files.push({
      path: place(entry),
      first,
      body: first === place(entry) ? await readFile(join(from, first)) : undefined,
    })
  }
  const started = performance.now()
  mkdirSync(to)
  for (const entry of entries.filter((one) => one.isDirectory())) mkdirSync(to + place(entry), { recursive: true })
  const own = files.filter(({ body }) => body)
  await Promise.all(own.map(({ path, body }) => writeFile(to + path, body)))
  await Promise.all(files.filter(({ body }) => !body).map(({ path, first }) => link(to + first, to + path)))
  return (performance.now() - started) / 1000
}

export async function run() {
  await compilePortal()
  const folder = mkdtempSync(join(tmpdir(), 'foyer-brands-'))
  try {
    makeWorkspace(folder)
    const snapshots = await recordSnapshots(folder)
    const env = { ...process.env, FOYER_PORTAL_DIST: join(root, 'apps/portal/dist') }
    const foyer = join(root, 'packages/assembler/bin/foyer.mjs')
    const [seconds, floors] = [[], []]
    let pages = 0
    for (let round = 0; round < rounds; round += 1) {
      // Each round builds into an empty folder. What the last one wrote stays until the end, since some file systems
      // make new files slowly right after many were deleted.
      const out = join(folder, `sites-${round}`)
      const started = performance.now()
      const said = await finish(process.execPath, [foyer, 'build', '--all', '--snapshot', snapshots, '--out', out], {
        cwd: folder,
        env,
      })
      seconds.push((performance.now() - started) / 1000)
      const built = [...said.matchAll(/^brand-\d+: (\d+) pages/gm)]
      if (built.length !== count)
        throw new Error(`${built.length} brands were built, not ${count}\n${said.slice(0, 4000)}`)
      pages = built.reduce((sum, [, number]) => sum + Number(number), 0)
      floors.push(await writeAgain(out, join(folder, `again-${round}`)))
    }
    const typical = median(seconds)
    const floor = median(floors)
    return [
      {
        what: `100 brands, ${pages} public pages, checked`,
        ours: `${typical.toFixed(2)} s`,
        peer: '5 s',
        ratio: typical / 5,
        target: '<= 1',
      },
      {
        what: 'the same beside its files written from memory',
        ours: `${typical.toFixed(2)} s`,
        peer: `${floor.toFixed(2)} s`,
        ratio: typical / floor,
        target: '<= 10',
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
