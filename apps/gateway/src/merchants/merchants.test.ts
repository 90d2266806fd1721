import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDemoAccounts } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLogger } from '../start/createLogger.ts'
import { createSandboxHost } from '../start/createSandboxHost.ts'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { loadMerchant, type MerchantSource } from './loadMerchants.ts'
import { watchBrands } from './watchBrands.ts'

const shipped = fileURLToPath(new URL('../../../../brand-configs', import.meta.url))
const brandsDir = mkdtempSync(join(tmpdir(), 'foyer-brands-'))
const brandFile = (brand: string) => join(brandsDir, brand, 'brand.json')

let gateway: TestGateway
let source: MerchantSource
beforeAll(async () => {
  cpSync(join(shipped, 'comet'), join(brandsDir, 'comet'), { recursive: true })
  gateway = await createTestGateway({ brandsDir })
  const { db, clock, merchants } = gateway
  source = {
    db,
    registry: merchants,
    brandsDir,
    log: createLogger({ level: 'silent' }),
    fill: (merchant) => createDemoAccounts(createSandboxHost(db, clock), merchant),
  }
})
afterAll(async () => {
  await gateway.close()
  rmSync(brandsDir, { recursive: true })
})

/** Saves a brand file with some of its text changed. */
function save(brand: string, change: (text: string) => string): void {
  writeFileSync(brandFile(brand), change(readFileSync(brandFile(brand), 'utf8')))
}

function copyBrand(brand: string, merchant: string): void {
  cpSync(join(shipped, 'comet'), join(brandsDir, brand), { recursive: true })
  save(brand, (text) =>
    text.replace('"COMET"', `"${merchant}"`).replace(/"hosts": \[[^\]]*\]/, `"hosts": ["${brand}.example"]`),
  )
}

test('EN20 makes a merchant of a brand folder with its hosts, languages and modules', () => {
  const { merchant } = gateway
  expect(merchant).toMatchObject({
    code: 'COMET',
    brand: 'comet',
    name: 'Velvet Comet',
    kind: 'member',
    sessionMode: 'cookie',
  })
  expect(merchant.languageTags.get('TY')).toBe('tr')
  expect(merchant.modulesOn).toContain('registration')
})

test('CF06 takes the overlay of its environment where a brand has one', async () => {
  copyBrand('amber', 'AMBER')
  writeFileSync(join(brandsDir, 'amber/brand.staging.json'), '{ "hosts": ["staging.amber.example"] }')
  expect(await loadMerchant({ ...source, brandEnv: 'staging' }, 'amber')).toBe(true)
  expect(gateway.merchants.byHost('staging.amber.example')?.code).toBe('AMBER')
  expect(await loadMerchant(source, 'amber')).toBe(true)
  expect(gateway.merchants.byHost('amber.example')?.code).toBe('AMBER')
})

test('EN20 every merchant that is loaded is looked at, also after a change', async () => {
  copyBrand('ochre', 'OCHRE')
  const seen: string[] = []
  const lookAt = async ({ name }: { readonly name: string }) => void seen.push(name)
  await loadMerchant({ ...source, lookAt }, 'ochre')
  save('ochre', (text) => text.replaceAll('Velvet Comet', 'Ochre'))
  await loadMerchant({ ...source, lookAt }, 'ochre')
  expect(seen).toEqual(['Velvet Comet', 'Ochre'])
})

test('GW08 makes the demo accounts once, each with its opening balance', async () => {
  await loadMerchant(source, 'comet')
  const rows = await gateway.db
    .selectFrom('members')
    .select(['username', 'type'])
    .where('merchant_id', '=', gateway.merchant.id)
    .orderBy('username')
    .execute()
  expect(rows).toEqual([
    { username: 'demoagent', type: 1 },
    { username: 'demoagentonly', type: 1 },
    { username: 'demodownline', type: 0 },
    { username: 'demoexpired', type: 0 },
    { username: 'demofirst', type: 0 },
    { username: 'demoplayer', type: 0 },
    { username: 'demotrial', type: 4 },
    { username: 'demoverifybank', type: 0 },
    { username: 'demoverifyemail', type: 0 },
    { username: 'demoverifymobile', type: 0 },
    { username: 'demoverifysms', type: 0 },
    { username: 'demoverifytotp', type: 0 },
  ])
})

test('GW08 makes no demo accounts in production', async () => {
  copyBrand('earnest', 'EARNEST')
  expect(await loadMerchant({ ...source, fill: undefined }, 'earnest')).toBe(true)
  const { id } = gateway.merchants.byCode('EARNEST') ?? { id: -1 }
  expect(await gateway.db.selectFrom('members').select('username').where('merchant_id', '=', id).execute()).toEqual([])
})

test('GW08 takes up a saved brand file and a new brand folder while it runs', async () => {
  const stop = watchBrands(source)
  save('comet', (text) => text.replace('"Velvet Comet"', '"Velvet Comet Two"'))
  copyBrand('tango', 'TANGO')
  await vi.waitFor(() => {
    expect(gateway.merchants.byCode('COMET')?.name).toBe('Velvet Comet Two')
    expect(gateway.merchants.byHost('tango.example')?.code).toBe('TANGO')
  }, 10_000)
  expect(
    (
      await call(gateway, 'memberInfo', {
        headers: await signIn(gateway, 'demoplayer', undefined, { host: 'tango.example' }).then((session) => ({
          ...session,
          host: 'tango.example',
        })),
      })
    ).statusCode,
  ).toBe(200)
  stop()
})

test('GW08 follows a brand file whose editor puts a new one in its place at every save', async () => {
  const stop = watchBrands(source)
  for (const name of ['Velvet Once', 'Velvet Twice', 'Velvet Thrice']) {
    const file = join(source.brandsDir, 'comet', 'brand.json')
    writeFileSync(`${file}~`, readFileSync(file, 'utf8').replace(/"Velvet [^"]*"/, `"${name}"`))
    renameSync(`${file}~`, file)
    await vi.waitFor(() => expect(gateway.merchants.byCode('COMET')?.name).toBe(name), 10_000)
  }
  stop()
})

test('GW08 keeps a merchant as it was when its file is saved with an error, and says where the error is', async () => {
  const lines: string[] = []
  const log = createLogger({ level: 'warn', destination: { write: (line: string) => lines.push(line) } })
  const { name } = gateway.merchants.byCode('COMET') ?? {}
  save('comet', (text) => text.replace('"name":', '"nmae":'))
  expect(await loadMerchant({ ...source, log }, 'comet')).toBe(false)
  expect(gateway.merchants.byCode('COMET')?.name).toBe(name)
  expect(lines.join('')).toMatch(/comet\/brand\.json:\d+:\d+/)
  save('comet', (text) => text.replace('"nmae":', '"name":'))
})

test('GW08 refuses a second brand folder with the same merchant code', async () => {
  copyBrand('copycat', 'COMET')
  expect(await loadMerchant(source, 'copycat')).toBe(false)
  expect(gateway.merchants.byCode('COMET')?.brand).toBe('comet')
})

test('GW08 keeps the members of a brand that changes its merchant code', async () => {
  copyBrand('renamed', 'BEFORE')
  await loadMerchant(source, 'renamed')
  const { id } = gateway.merchants.byCode('BEFORE') ?? { id: -1 }
  save('renamed', (text) => text.replace('"BEFORE"', '"AFTER"'))
  expect(await loadMerchant(source, 'renamed')).toBe(true)
  expect(gateway.merchants.byCode('AFTER')?.id).toBe(id)
})

test('GW02 leads loopback addresses to the default brand and <brand>.localhost to that brand', () => {
  const { merchants } = gateway
  for (const host of ['localhost', '127.0.0.1', '[::1]']) expect(merchants.byHost(host)?.brand).toBe('comet')
  expect(merchants.byHost('tango.localhost')?.brand).toBe('tango')
  expect(merchants.byHost('nobody.localhost')).toBeUndefined()
})

test('GW02 a host that is written with a dot at its end is served as without it', async () => {
  const { merchants } = gateway
  for (const host of ['tango.example', 'tango.localhost', 'localhost']) {
    expect(merchants.byHost(host)).toBeDefined()
    expect(merchants.byHost(`${host}.`)).toBe(merchants.byHost(host))
  }
  for (const host of ['.', '', 'tango.example..']) expect(merchants.byHost(host)).toBeUndefined()
  const answer = await call(gateway, 'gameVendors', { headers: { host: 'tango.example.' } })
  expect(answer.statusCode).toBe(200)
})
