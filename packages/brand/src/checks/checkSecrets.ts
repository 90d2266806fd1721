import type { Finding, ValuePath } from '../issues/issue.ts'
import { isJsonObject, type Json } from '../source/jsonNode.ts'
import { knownSecret, looksRandom, secretKey } from './findSecrets.ts'

export const secretWhy = 'Brand files become part of the public site: every visitor could read it.'
export const secretHint =
  'Take it out, replace it where it came from, and give it to the server as an environment variable'

function formOf(key: string, text: string): string | undefined {
  const known = knownSecret(text)
  if (known) return known
  if (looksRandom(text)) return 'a generated key'
  return secretKey.test(key) && text !== '' ? 'a secret' : undefined
}

/** The web key of a Firebase project looks like a secret and is none: every browser is sent it. */
const isPublicKey = (path: ValuePath): boolean => path.join('.') === 'verification.firebase.apiKey'

function search(value: Json, path: ValuePath): readonly Finding[] {
  if (typeof value === 'string') {
    if (isPublicKey(path)) return []
    const form = formOf(String(path.at(-1) ?? ''), value)
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
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => search(item, [...path, index]))
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, child]) => search(child, [...path, key])) : []
}

/** Nothing in a brand's files looks like a secret, neither under `x-` nor in messages (CF13). */
export const checkSecrets = (written: Json): readonly Finding[] => search(written, [])
