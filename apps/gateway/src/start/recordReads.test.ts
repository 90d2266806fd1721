import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { recordReads } from './recordReads.ts'

function unreadIn(names: readonly string[]): readonly string[] {
  const { env, unread } = recordReads({ FOYER_MODE: 'sandbox', ...Object.fromEntries(names.map((name) => [name, ''])) })
  parseConfig(env)
  return unread()
}

test.each([
  ['FOYER_VENDOR_URL', 'Did you mean "VENDOR_URL"?'],
  ['FOYER_SITE', 'Did you mean "FOYER_SITES"?'],
  ['FOYER_TRUSTED_PROXY', 'Did you mean "FOYER_TRUST_PROXY"?'],
  ['FOYER_COLOUR', 'See docs/operate/README.md'],
])('FO07 GW11 %s is no setting and is told of', (name, hint) => {
  expect(unreadIn([name])).toEqual([`${name} is no setting and is not read. ${hint}`])
})

test('FO07 GW11 what is read, is of a kind that goes by a code, or belongs to others is passed over', () => {
  const names = ['FOYER_SITES', 'FOYER_PAYMENT_URL_CARDY', 'FOYER_HOME', 'FOYER_SERVICE_HOST', 'FOYER_PORT', 'PATH']
  expect(unreadIn(names)).toEqual([])
})

test('FO07 GW11 settings are read through it as they are', () => {
  const given = { FOYER_MODE: 'sandbox', FOYER_VENDOR_SECRET_BGS: 'hush', PORT: '0' }
  expect(parseConfig(recordReads(given).env)).toEqual(parseConfig(given))
})
