import type { Finding, ValuePath } from '../issues/issue.ts'
import { isJsonObject, type Json } from '../source/jsonNode.ts'

/** Characters that nobody sees or that break what stands around them, with what they are. */
const bad: readonly (readonly [name: string, form: RegExp])[] = [
  ['a control character', /(?!\n)\p{Cc}/u],
  ['a character that turns the direction of the words after it', /[\u202a-\u202e\u2066-\u2069]/u],
  ['half of a character', /\p{Surrogate}/u],
  ['an invisible character', /[\u200b\u2060-\u2064\ufeff\u180e\ufff9-\uffff]/u],
  ['a character that no font has', /[\p{Noncharacter_Code_Point}\p{Co}]/u],
]
const all = new RegExp(bad.map(([, form]) => form.source).join('|'), 'gu')

/** Something that a person can see. Joiners are letters' company in some languages and alone are nothing. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

const codeOf = (text: string) => `U+${text.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
const why = 'Players would read a text that is broken, empty or turned around.'

/** What is wrong with the characters of a text. */
export function checkText(text: string, path: ValuePath): readonly Finding[] {
  for (const [name, form] of bad) {
    const found = form.exec(text)
    if (!found) continue
    const cleaned = text.replace(all, '').trim()
    const isEmpty = !visible.test(cleaned)
    const hint = isEmpty
      ? 'Write words here'
      : cleaned.length <= 80
        ? `Write ${JSON.stringify(cleaned)}`
        : 'Take it out'
    return [{ code: 'bad-character', path, message: `This text has ${name} (${codeOf(found[0])})`, why, hint }]
  }
  if (text === '' || visible.test(text) || text.trim() === '') return []
  return [{ code: 'bad-character', path, message: 'This text has nothing to see', why, hint: 'Write words here' }]
}

/** Every text of a file can be seen as it was meant (CF03); what stands under `x-` is the brand's own affair. */
export function checkCharacters(value: Json, path: ValuePath = []): readonly Finding[] {
  if (typeof value === 'string') return checkText(value, path)
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => checkCharacters(item, [...path, index]))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key.startsWith('x-') ? [] : checkCharacters(child, [...path, key]),
  )
}
