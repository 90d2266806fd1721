import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parseConfig } from '../../src/start/config.ts'

const page = readFileSync(new URL('../../../../docs/operate/README.md', import.meta.url), 'utf8')

/** First column of the page's table of variables. */
const documented = [...page.matchAll(/^\| `([A-Z_]+(?:<CODE>)?)` \|/gm)].map(([, name]) => name)

/** Every variable that the configuration asks for. */
function read(): readonly string[] {
  const names = new Set<string>()
  const env = new Proxy<Record<string, string>>(
    { FOYER_MODE: 'sandbox' },
    {
      get: (target, name) => {
        names.add(String(name))
        return target[String(name)]
      },
    },
  )
  parseConfig(env)
  return [...names]
}

test('FO08 the page for operators has every variable that is read, and no other', () => {
  const byCode = [
    'FOYER_VENDOR_SECRET_<CODE>',
    'FOYER_MERCHANT_SECRET_<CODE>',
    'FOYER_PAYMENT_SECRET_<CODE>',
    'FOYER_PAYMENT_URL_<CODE>',
    'FOYER_WALLET_URL_<CODE>',
  ]
  expect([...documented].sort()).toEqual([...read(), ...byCode].sort())
})

test('FO08 the variables with a code give one vendor and one brand a secret of their own', () => {
  const { vendors, merchants } = parseConfig({
    FOYER_MODE: 'sandbox',
    FOYER_VENDOR_SECRET_BGS: ' one ',
    FOYER_MERCHANT_SECRET_COMET: 'two',
  }).secrets
  expect([vendors?.get('BGS'), merchants?.get('COMET')]).toEqual(['one', 'two'])
})

test.each([
  'FOYER_TRUST_PROXY',
  '/readyz',
  'Production needs',
  'is damaged',
  'holds no database',
  'is in use by process',
])('FO08 the page for operators explains %s', (text) => {
  expect(page).toContain(text)
})

test('FO08 the page for upgrades names every migration after which rows of an instance from before lack a column', () => {
  const upgrading = readFileSync(new URL('../../../../docs/operate/upgrading.md', import.meta.url), 'utf8')
  const files = globSync(fileURLToPath(new URL('../../src/database/migrations/*.ts', import.meta.url)))
  const demanding = files.filter((file) => readFileSync(file, 'utf8').includes('set not null'))
  expect(demanding.length).toBeGreaterThan(0)
  for (const file of demanding) expect(upgrading).toContain(`\`${basename(file, '.ts')}\``)
})
