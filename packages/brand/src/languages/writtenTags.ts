import { isJsonObject, type Json } from '../source/jsonNode.ts'
import { siteLanguages } from './languages.ts'

const isText = (value: Json): value is string => typeof value === 'string'

/** Tags of the languages that a brand.json asks for, default first, as far as it can be read before its form is checked. */
export function writtenTags(brand: Json): readonly string[] {
  const languages = isJsonObject(brand) && isJsonObject(brand.languages) ? brand.languages : {}
  const { default: first = 'EN', active = ['EN', 'TY'], tags = {} } = languages
  const codes = Array.isArray(active) ? active.filter(isText) : []
  const own = isJsonObject(tags)
    ? Object.entries(tags).flatMap(([code, tag]) => (isText(tag) ? [[code, tag]] : []))
    : []
  const all = siteLanguages({ default: isText(first) ? first : 'EN', active: codes, tags: Object.fromEntries(own) })
  return [...new Set(all.map(({ tag }) => tag))]
}
