import type { Finding, ValuePath } from '../issues/issue.ts'
import { isJsonObject, type Json } from '../source/jsonNode.ts'

const secretKey = /(secret|passw(or)?d|passphrase|private[-_]?key|api[-_]?key|access[-_]?key|credential|bearer)/i

/** Forms that keys and tokens of well-known kinds have. */
const secretForms: readonly (readonly [name: string, form: RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a signed token', /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/],
  ['an access key', /\b(AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a payment key', /\b[rs]k_(live|test)_[0-9A-Za-z]{8,}/],
  ['a repository token', /\b(gh[pousr]_|github_pat_|glpat-)[\w-]{16,}/],
  ['a chat token', /\bxox[abprs]-[\w-]{10,}/],
  ['a password in an address', /\b[a-z][a-z+.-]*:\/\/[^/\s:@]+:[^/\s:@]+@/i],
]

/** Whether a text is one long run of mixed characters, as only generated keys are. */
function looksRandom(text: string): boolean {
  if (!/^[\w+/=-]{32,}$/.test(text)) return false
  if (/^[0-9a-f]{32,}$/i.test(text)) return true
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && /[0-9]/.test(text)
}

function formOf(key: string, text: string): string | undefined {
  const known = secretForms.find(([, form]) => form.test(text))?.[0]
  if (known) return known
  if (looksRandom(text)) return 'a generated key'
  return secretKey.test(key) && text !== '' ? 'a secret' : undefined
}

function search(value: Json, path: ValuePath): readonly Finding[] {
  if (typeof value === 'string') {
    const form = formOf(String(path.at(-1) ?? ''), value)
    if (!form) return []
    return [
      {
        code: 'secret',
        path,
        message: `This looks like ${form}`,
        why: 'Brand files become part of the public site: every visitor could read it.',
        hint: 'Take it out, replace it where it came from, and give it to the server as an environment variable',
      },
    ]
  }
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => search(item, [...path, index]))
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, child]) => search(child, [...path, key])) : []
}

/** Nothing in a brand's files looks like a secret, neither under `x-` nor in messages (CF13). */
export const checkSecrets = (written: Json): readonly Finding[] => search(written, [])
