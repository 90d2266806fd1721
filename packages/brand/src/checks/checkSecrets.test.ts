import { expect, test } from 'vitest'
import { found } from '../testing/brandFixture.ts'
import { checkMessageSecrets, checkSecrets } from './checkSecrets.ts'

const at = (value: string, key = 'x-note') =>
  found(
    (context) => checkSecrets(context.written),
    (brand) => (brand[key] = value),
  )

test.each([
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----\nMII'],
  ['a signed token', ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0NTYifQ', 'dBjftJeZ4CVPmB92K27uhbUJU1p1r'].join('.')],
  ['a cloud access key', `AKIA${'ABCDEFGHIJKLMNOP'}`],
  ['a payment key', `sk_live_${'4eC39HqLyjWD'}`],
  ['a repository token', `ghp_${'a1B2c3D4e5F6g7H8i9J0'}`],
  ['a password in an address', 'postgres://foyer:hunter2@db.internal/foyer'],
  ['a long random text', 'Zk3vQ9xT7bLw2RfY8mNc5HdJ1pGs6AeU'],
  ['a hash', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b'],
])('CF13 %s is refused even under x-', (_name, value) => {
  expect(at(value)).toEqual(['secret x-note'])
})

test('CF13 a value under a key that names a secret is refused', () => {
  expect(at('anything', 'x-apiKey')).toEqual(['secret x-apiKey'])
})

test('CF13 ordinary words, addresses and the password field of registration are no secrets', () => {
  expect(
    found(
      (context) => checkSecrets(context.written),
      (brand) => {
        brand['x-note'] = 'Ask the desk before Tuesday about the passwords page.'
        brand.registration = { fields: { password: { minLength: 10 }, paymentPassword: { enabled: true } } }
        brand.api = { session: 'token' }
        brand.cdn = { images: ['https://images.lantern.example'] }
      },
    ),
  ).toEqual([])
})

test('RG12 the web key of a Firebase project is public, and only there', () => {
  const apiKey = ['AIza', 'SyD4k9fQ2mZx7LwR1tVb8NcHj3Pu6Ye0Sg'].join('')
  expect(checkSecrets({ verification: { firebase: { apiKey } } })).toEqual([])
  expect(checkSecrets({ features: { firebase: { apiKey } } })).toHaveLength(1)
})

test('CF11 CF13 a text of the messages that speaks of a password is none; a key among them and a note are', () => {
  const session = { field_password: 'Passwort', byPassword: 'Mit Passwort', password_wrong: 'Das Passwort ist falsch.' }
  expect(checkMessageSecrets({ session })).toEqual([])
  const written = { session: { field_password: `ghp_${'a1B2c3D4e5F6g7H8i9J0'}` }, 'x-apiKey': 'abc' }
  expect(checkMessageSecrets(written).map(({ path }) => path.join('.'))).toEqual(['session.field_password', 'x-apiKey'])
})
