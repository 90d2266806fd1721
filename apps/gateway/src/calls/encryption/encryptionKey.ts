import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { readSetting } from '../../database/settings.ts'

export const keyAlgorithm = 'ECDH-ES+A256KW'
const settingName = 'encryption_key'

export interface EncryptionKey {
  readonly privateKey: CryptoKey
  readonly publicJwk: JWK & {
    readonly kty: string
    readonly crv: string
    readonly x: string
    readonly y: string
    readonly kid: string
  }
}

const loaded = new WeakMap<Kysely<Database>, Promise<EncryptionKey>>()

/** The gateway's key pair for encrypted bodies (I01). All instances use the one in the database; the first to ask makes it. */
export function loadEncryptionKey(db: Kysely<Database>): Promise<EncryptionKey> {
  let key = loaded.get(db)
  if (key === undefined) {
    key = readOrMake(db)
    loaded.set(db, key)
    key.catch(() => loaded.delete(db))
  }
  return key
}

async function readOrMake(db: Kysely<Database>): Promise<EncryptionKey> {
  const stored = (await read(db)) ?? (await make(db))
  const privateKey = await importJWK(stored, keyAlgorithm)
  if (privateKey instanceof Uint8Array) throw new Error('The stored encryption key is not a key pair')
  const { kty = '', crv = '', x = '', y = '' } = stored
  return {
    privateKey,
    publicJwk: { kty, crv, x, y, kid: await calculateJwkThumbprint(stored), alg: keyAlgorithm, use: 'enc' },
  }
}

async function make(db: Kysely<Database>): Promise<JWK> {
  const pair = await generateKeyPair(keyAlgorithm, { crv: 'P-256', extractable: true })
  await db
    .insertInto('settings')
    .values({ name: settingName, value: JSON.stringify(await exportJWK(pair.privateKey)) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const stored = await read(db)
  if (stored === undefined) throw new Error('The encryption key could not be stored')
  return stored
}

const read = async (db: Kysely<Database>): Promise<JWK | undefined> =>
  (await readSetting(db, settingName)) as JWK | undefined // only `make` writes this setting
