import type { Finding, ValuePath } from '../issues/issue.ts'
import { isJsonObject, type Json } from '../source/jsonNode.ts'
import { knownSecret, looksRandom, secretKey } from './findSecrets.ts'

export const secretWhy = 'Brand files become part of the public site: every visitor could read it.'
export const secretHint =
  'Take it out, replace it where it came from, and give it to the server as an environment variable'

const formOf = (text: string): string | undefined =>
  knownSecret(text) ?? (looksRandom(text) ? 'a generated key' : undefined)

type NamesSecret = (path: ValuePath) => boolean

const byKey: NamesSecret = (path) => secretKey.test(String(path.at(-1) ?? ''))

/** Keys of messages name texts, and "field_password" is one of them; only those under `x-` are the brand's. */
const byOwnKey: NamesSecret = (path) => byKey(path) && path.some((key) => String(key).startsWith('x-'))

/** The web key of a Firebase project looks like a secret and is none: every browser is sent it. */
const isPublicKey = (path: ValuePath): boolean => path.join('.') === 'verification.firebase.apiKey'

function search(value: Json, path: ValuePath, namesSecret: NamesSecret): readonly Finding[] {
  if (typeof value === 'string') {
    if (isPublicKey(path)) return []
    const form = formOf(value) ?? (value !== '' && namesSecret(path) ? 'a secret' : undefined)
    if (!form) return []
    return [
      {
        code: 'secret',
        path,
        message: `This looks like ${form}`,
        why: secretWhy,
        hint: secretHint,
      },
    ]
  }
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => search(item, [...path, index], namesSecret))
  return isJsonObject(value)
    ? Object.entries(value).flatMap(([key, child]) => search(child, [...path, key], namesSecret))
    : []
}

/** Nothing in a brand's files looks like a secret, nor under `x-` (CF13). */
export const checkSecrets = (written: Json): readonly Finding[] => search(written, [], byKey)

/** The same of a file of messages (CF13). */
export const checkMessageSecrets = (written: Json): readonly Finding[] => search(written, [], byOwnKey)
