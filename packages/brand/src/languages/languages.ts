import type { SiteLanguage } from '../publicConfig.ts'

export interface PlatformLanguage {
  /** Code on the wire (`Language` header) and in brand.json. */
  readonly code: string
  /** BCP 47 tag of texts and of `<html lang>`. */
  readonly tag: string
  /** The language's own name, as the language select shows it. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

const language = (code: string, tag: string, name: string, direction: 'ltr' | 'rtl' = 'ltr'): PlatformLanguage => ({
  code,
  tag,
  name,
  direction,
})

/** The language whose texts are complete; what another lacks is read in this one (CF11). */
export const sourceLanguage = 'en'

/** The 33 languages of the platform (EN20, ruling 6). */
export const platformLanguages: readonly PlatformLanguage[] = [
  language('EN', 'en', 'English'),
  language('TY', 'tr', 'Türkçe'),
  language('CN', 'zh-Hans', '简体中文'),
  language('TW', 'zh-Hant', '繁體中文'),
  language('VN', 'vi', 'Tiếng Việt'),
  language('TH', 'th', 'ไทย'),
  language('ID', 'id', 'Bahasa Indonesia'),
  language('MS', 'ms', 'Bahasa Melayu'),
  language('KR', 'ko', '한국어'),
  language('JP', 'ja', '日本語'),
  language('HI', 'hi', 'हिन्दी'),
  language('BN', 'bn', 'বাংলা'),
  language('TA', 'ta', 'தமிழ்'),
  language('TE', 'te', 'తెలుగు'),
  language('UR', 'ur', 'اردو', 'rtl'),
  language('NE', 'ne', 'नेपाली'),
  language('SI', 'si', 'සිංහල'),
  language('KM', 'km', 'ខ្មែរ'),
  language('LO', 'lo', 'ລາວ'),
  language('MM', 'my', 'မြန်မာ'),
  language('TL', 'fil', 'Filipino'),
  language('PT', 'pt', 'Português'),
  language('BR', 'pt-BR', 'Português (Brasil)'),
  language('ES', 'es', 'Español'),
  language('FR', 'fr', 'Français'),
  language('DE', 'de', 'Deutsch'),
  language('IT', 'it', 'Italiano'),
  language('RU', 'ru', 'Русский'),
  language('UK', 'uk', 'Українська'),
  language('PL', 'pl', 'Polski'),
  language('AR', 'ar', 'العربية', 'rtl'),
  language('FA', 'fa', 'فارسی', 'rtl'),
  language('SW', 'sw', 'Kiswahili'),
]

const byCode = new Map(platformLanguages.map((entry) => [entry.code, entry]))

export const findLanguage = (code: string): PlatformLanguage | undefined => byCode.get(code)

interface LanguageSettings {
  readonly default: string
  readonly active: readonly string[]
  readonly tags: Readonly<Record<string, string>>
  readonly dateFormats?: Readonly<Record<string, 'yyyy-MM-dd' | 'MM-dd-yyyy'>>
}

/** Active languages of a brand, default first; the default keeps the plain paths, others get a prefix (`/tr`). */
export function siteLanguages(settings: LanguageSettings): readonly SiteLanguage[] {
  const codes = [settings.default, ...settings.active.filter((code) => code !== settings.default)]
  return codes.flatMap((code, index) => {
    const known = byCode.get(code)
    if (!known) return []
    const tag = settings.tags[code] ?? known.tag
    const prefix = index === 0 ? '' : `/${tag.toLowerCase()}`
    const dateFormat = settings.dateFormats?.[code]
    return [
      {
        code,
        tag,
        prefix,
        name: known.name,
        ...(known.direction === 'rtl' ? { direction: 'rtl' } : {}),
        ...(dateFormat === 'MM-dd-yyyy' ? { dateFormat } : {}),
      },
    ]
  })
}

/** The languages of a site without a default that is not active, of which that is said alone. */
export const activeLanguages = (settings: LanguageSettings): readonly SiteLanguage[] =>
  siteLanguages(settings).filter(({ code }) => settings.active.includes(code))
