import type { Finding } from '../issues/issue.ts'
import { suggest } from '../issues/nearest.ts'
import { findLanguage, platformLanguages, siteLanguages } from '../languages/languages.ts'
import type { Check } from './checkContext.ts'

const why = 'Players would meet a page in a language they did not choose.'
const codes = platformLanguages.map(({ code }) => code)

const unknown = (path: Finding['path'], code: string): Finding => {
  const byTag = platformLanguages.find(({ tag }) => tag.toLowerCase() === code.toLowerCase())
  const hint = byTag ? `The platform code of ${byTag.name} is "${byTag.code}"` : suggest(code, codes)
  return {
    code: 'unknown-language',
    path,
    message: `"${code}" is not a language code of the platform`,
    why,
    ...(hint ? { hint } : {}),
  }
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** Language codes exist, the default is active, every active language has its own address (EN20, ruling 6). */
export const checkLanguages: Check = ({ resolved: { languages } }) => {
  const findings: Finding[] = []
  const seen = new Set<string>()
  languages.active.forEach((code, index) => {
    const path = ['languages', 'active', index]
    if (!findLanguage(code)) findings.push(unknown(path, code))
    else if (seen.has(code))
      findings.push({
        code: 'duplicate-language',
        path,
        message: `"${code}" is listed twice`,
        why,
        hint: 'Keep one of them',
      })
    seen.add(code)
  })
  if (!findLanguage(languages.default)) findings.push(unknown(['languages', 'default'], languages.default))
  else if (!languages.active.includes(languages.default)) {
    findings.push({
      code: 'default-language-off',
      path: ['languages', 'default'],
      message: `The default language "${languages.default}" is not active`,
      why,
      hint: `Add "${languages.default}" to languages.active`,
    })
  }
  for (const [code, tag] of Object.entries(languages.tags)) {
    if (!findLanguage(code)) findings.push({ ...unknown(['languages', 'tags', code], code), atKey: true })
    if (!isLanguageTag(tag)) {
      findings.push({
        code: 'wrong-form',
        path: ['languages', 'tags', code],
        message: `"${tag}" is not a language tag`,
        why,
        hint: 'Language tags look like "tr" or "pt-BR"',
      })
    }
  }
  for (const code of Object.keys(languages.dateFormats)) {
    const path = ['languages', 'dateFormats', code]
    if (!findLanguage(code)) findings.push({ ...unknown(path, code), atKey: true })
    else if (!languages.active.includes(code))
      findings.push({
        code: 'inactive-language',
        path,
        atKey: true,
        message: `"${code}" is not an active language, so nobody sees this format`,
        why: 'Days would be written in another way than this line says.',
        hint: `Add "${code}" to languages.active, or take this line out`,
      })
  }
  const tags = siteLanguages(languages).map(({ tag }) => tag.toLowerCase())
  if (new Set(tags).size < tags.length) {
    findings.push({
      code: 'duplicate-language',
      path: ['languages', 'tags'],
      message: 'Two active languages have the same tag, so their pages would have the same address',
      why,
      hint: 'Give each its own tag',
    })
  }
  return findings
}
