import fc from 'fast-check'
import type { Draft } from './mendBrand.ts'

/** One mistake: what kind, where, and what stands there then. */
interface Mistake {
  readonly kind: keyof typeof kinds
  readonly at: number
  readonly how: number
}

interface Spot {
  readonly holder: Draft
  readonly key: string | number
  readonly value: unknown
}

function spots(holder: Draft, found: Spot[] = []): readonly Spot[] {
  for (const [name, value] of Object.entries(holder)) {
    found.push({ holder, key: Array.isArray(holder) ? Number(name) : name, value })
    if (typeof value === 'object' && value !== null) spots(value, found)
  }
  return found
}

const one = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)]
const pick = (brand: Draft, at: number, fits: (spot: Spot) => boolean): Spot | undefined =>
  one(spots(brand).filter(fits), at)

const isText = ({ value }: Spot) => typeof value === 'string'
const isNamed = ({ key }: Spot) => typeof key === 'string' && key !== '$schema'
const isColor = ({ value }: Spot) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)

/** A slip of the fingers in a word. */
function slip(word: string, how: number): string {
  const at = how % Math.max(word.length, 1)
  const variants = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    `${word.slice(0, at)}${word[at] ?? ''}${word.slice(at)}`,
    word.toUpperCase(),
    `${word} `,
    word.replace(/[-_]/g, ''),
  ]
  return variants[how % variants.length] ?? word
}

const wrongValues: readonly unknown[] = [
  0,
  -1,
  7.5,
  1e6,
  '',
  ' ',
  'yes',
  'x',
  true,
  false,
  null,
  [],
  {},
  ['x'],
  { en: 'x' },
]
const colors = [
  '#FFF',
  '#ABCDEF',
  'red',
  'rgb(1,2,3)',
  '#12345',
  '#808080',
  '#ffffff',
  '#000000',
  '123456',
  '#11223344',
]
const links = ['rng', '/rgn', '/register', '//x', 'http://x.example', 'javascript:alert', '/help?x=1', 'www.x.example']

const put = (spot: Spot | undefined, value: unknown): void => {
  if (spot) spot.holder[spot.key] = value
}

/** Everything a person does to a file by mistake, each a change of a parsed brand. */
const kinds = {
  wrongType: (brand: Draft, at: number, how: number) => put(pick(brand, at, isNamed), one(wrongValues, how)),
  wrongItem: (brand: Draft, at: number, how: number) =>
    put(
      pick(brand, at, ({ key }) => typeof key === 'number'),
      one(wrongValues, how),
    ),
  removed: (brand: Draft, at: number) => {
    const spot = pick(brand, at, isNamed)
    if (spot) delete spot.holder[spot.key]
  },
  misspeltKey: (brand: Draft, at: number, how: number) => {
    const spot = pick(brand, at, (found) => isNamed(found) && !Array.isArray(found.holder))
    if (!spot) return
    delete spot.holder[spot.key]
    spot.holder[slip(String(spot.key), how)] = spot.value
  },
  misspeltText: (brand: Draft, at: number, how: number) => {
    const spot = pick(brand, at, isText)
    put(spot, slip(String(spot?.value), how))
  },
  strangeKey: (brand: Draft, at: number, how: number) => {
    const spot = pick(brand, at, ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value))
    if (spot) (spot.value as Draft)[one(['colour', 'enable', 'y-note', 'titel', 'accentColor'], how) ?? ''] = 'x'
  },
  wrongColor: (brand: Draft, at: number, how: number) => put(pick(brand, at, isColor), one(colors, how)),
  wrongLink: (brand: Draft, at: number, how: number) =>
    put(
      pick(brand, at, ({ key }) => key === 'href' || key === 'link'),
      one(links, how),
    ),
  overlong: (brand: Draft, at: number, how: number) => put(pick(brand, at, isText), 'wide '.repeat(10 + (how % 300))),
  blank: (brand: Draft, at: number, how: number) =>
    put(pick(brand, at, isText), one(['', '  ', '\u200b', 'a\u202eb'], how)),
  twice: (brand: Draft, at: number) => {
    const spot = pick(brand, at, ({ value }) => Array.isArray(value) && value.length > 0)
    const list = spot?.value as Draft
    list?.push(structuredClone(list[at % list.length]))
  },
  emptied: (brand: Draft, at: number) =>
    put(
      pick(brand, at, ({ value }) => Array.isArray(value)),
      [],
    ),
  routeOff: (brand: Draft, at: number) => {
    const id = one(['home', 'rng', 'live', 'login', 'providers', 'hot', 'help', 'register', 'down', 'fish'], at) ?? ''
    brand.routes = { ...brand.routes, [id]: { ...brand.routes?.[id], enabled: false } }
  },
  moduleOff: (brand: Draft, at: number, how: number) => {
    const name = one(Object.keys(brand.modules), at) ?? ''
    brand.modules[name] = how % 2 === 0 ? !brand.modules[name] : 'off'
  },
  languages: (brand: Draft, at: number, how: number) => {
    const active = one([['EN'], ['TY'], ['EN', 'TY', 'DE'], ['en', 'tr'], [], ['EN', 'EN'], ['XX', 'EN']], at)
    brand.languages = { default: one(['EN', 'TY', 'tr', 'DE'], how), active }
  },
  wrongSection: (brand: Draft, at: number, how: number) => {
    const section = one(brand.home.sections as Draft[], at)
    section.settings = one([{ count: 99 }, { count: 'x' }, { cuont: 8 }, { category: 'RGN' }, { category: 'RNG' }], how)
  },
  layouts: (brand: Draft, at: number, how: number) => {
    const id = one(['home', 'rng', 'fish'], at) ?? ''
    brand.routes = { ...brand.routes, [id]: { layout: one(['desk', 'plian', 'mine'], how) } }
    if (how % 3 === 0) brand.layouts = { ...brand.layouts, mine: {} }
  },
  registration: (brand: Draft, at: number, how: number) => {
    const field = one(['username', 'password', 'email', 'mobile', 'passwrd'], at) ?? ''
    const rule = one(
      [{ minLength: 30, maxLength: 3 }, { enabled: false, required: true }, { minLength: -1 }, { required: 1 }],
      how,
    )
    brand.registration = { fields: { [field]: rule } }
  },
} satisfies Record<string, (brand: Draft, at: number, how: number) => void>

export const mistake: fc.Arbitrary<Mistake> = fc.record({
  // Object.keys loses that these are the kinds.
  kind: fc.constantFrom(...(Object.keys(kinds) as (keyof typeof kinds)[])),
  at: fc.nat(10_000),
  how: fc.nat(10_000),
})

/** A copy of a brand with mistakes, made one after the other. */
export function spoilBrand(brand: Draft, mistakes: readonly Mistake[]): Draft {
  const spoilt = structuredClone(brand)
  for (const { kind, at, how } of mistakes) {
    try {
      kinds[kind](spoilt, at, how)
    } catch {
      // An earlier mistake took away what this one would change.
    }
  }
  return spoilt
}
