import type { Finding } from '../issues/issue.ts'
import { suggest } from '../issues/nearest.ts'
import { reasonFor } from '../shape/reasons.ts'
import { isJsonObject, type Json, type JsonObject } from '../source/jsonNode.ts'
import type { Migration } from './migration.ts'

/** What each switch of version 1 put on the bar. */
const switches: Readonly<Record<string, readonly string[]>> = {
  customerService: ['live-chat', 'vip-chat'],
  messaging: ['messaging'],
  social: ['social'],
}
const isNote = (key: string): boolean => key.startsWith('x-')

function problems({ floatingBar: bar }: JsonObject): readonly Finding[] {
  const why = reasonFor(['floatingBar'])
  const about = why ? { why } : {}
  if (bar === undefined) return []
  if (!isJsonObject(bar)) {
    const message = 'The floating bar of schema version 1 is an object of switches'
    const hint = 'Write for example { "social": false }'
    return [{ code: 'wrong-type', path: ['floatingBar'], message, hint, ...about }]
  }
  return Object.entries(bar).flatMap(([key, value]): readonly Finding[] => {
    const path = ['floatingBar', key]
    if (isNote(key)) return []
    if (!Object.hasOwn(switches, key)) {
      const hint = suggest(key, Object.keys(switches)) ?? ''
      return [
        { code: 'unknown-key', path, atKey: true, message: `The key "${key}" does not exist here`, hint, ...about },
      ]
    }
    if (typeof value === 'boolean') return []
    return [{ code: 'wrong-type', path, message: `"${key}" is true or false`, hint: 'Write true or false', ...about }]
  })
}

/** A key for the notes of the old bar that the brand does not have yet. */
function freeKey(brand: JsonObject): string {
  let key = 'x-floatingBar'
  for (let count = 2; Object.hasOwn(brand, key); count += 1) key = `x-floatingBar-${count}`
  return key
}

function change(brand: JsonObject, below?: JsonObject): JsonObject {
  const { floatingBar: bar } = brand
  if (!isJsonObject(bar)) return brand
  const under = isJsonObject(below?.floatingBar) ? below.floatingBar : {}
  const said: JsonObject = { ...under, ...bar }
  const entries = Object.entries(switches).flatMap(([key, names]) => (said[key] === false ? [] : names))
  const list: Json = entries.map((entry) => ({ entry }))
  const notes = Object.entries(bar).filter(([key]) => isNote(key))
  const kept: readonly (readonly [string, Json])[] =
    notes.length > 0 ? [[freeKey(brand), Object.fromEntries(notes)]] : []
  return Object.fromEntries(
    Object.entries(brand).flatMap(([key, value]) => (key === 'floatingBar' ? [[key, list], ...kept] : [[key, value]])),
  )
}

/** Version 1 switched three parts of the floating bar; version 2 lists the entries that features bring (CF08). */
export const floatingBarList: Migration = {
  from: 1,
  summary:
    '"floatingBar" lists its entries in order: live-chat, vip-chat, messaging, social and those of other features',
  problems,
  change,
}
