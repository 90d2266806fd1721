import type { Issue } from '@foyer/brand/node'

// biome-ignore lint/suspicious/noExplicitAny: any value of a brand is changed, wrong ones too
export type Draft = any

/** Keys and indices of a printed path such as `home.sections[2].type`. */
export const partsOf = (path: string): readonly (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key = '']) => (index === undefined ? key : Number(index)))

export const valueAt = (value: Draft, parts: readonly (string | number)[]): Draft =>
  parts.reduce<Draft>((at, part) => (at === null || typeof at !== 'object' ? undefined : at[part]), value)

/** What a fix works on: the place that a problem names in a copy of the brand. */
interface Place {
  readonly brand: Draft
  readonly parts: readonly (string | number)[]
  readonly issue: Issue
  /** Whether the key is marked, not the value. */
  readonly isKey: boolean
}

const holderOf = ({ brand, parts }: Place): Draft => valueAt(brand, parts.slice(0, -1)) ?? {}
const keyOf = ({ parts }: Place): string | number => parts.at(-1) ?? ''

function put(place: Place, value: unknown): void {
  holderOf(place)[keyOf(place)] = value
}

/** What gets new keys; where all of them are missing it may be missing itself. */
function filled(place: Place): Draft {
  if (valueAt(place.brand, place.parts) === undefined) put(place, {})
  return valueAt(place.brand, place.parts)
}

/** Another key in the place of one, with its value and where it stood. */
function rename({ brand, parts }: Place, key: string): void {
  const holder = valueAt(brand, parts.slice(0, -1))
  const entries = Object.entries(holder)
  for (const name of Object.keys(holder)) delete holder[name]
  for (const [name, value] of entries) holder[name === parts.at(-1) ? key : name] = value
}

const meant = (place: Place, text: string): void => (place.isKey ? rename(place, text) : put(place, text))

function takeOut(place: Place): void {
  const [holder, key] = [holderOf(place), keyOf(place)]
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

/** The item of the innermost list around a place. */
function takeItemOut(place: Place): void {
  const [, second] = /^Items \d+ and (\d+)/.exec(place.issue.message) ?? []
  const parts = second ? [...place.parts, Number(second) - 1] : place.parts
  const depth = parts.findLastIndex((part) => typeof part === 'number')
  if (depth >= 0) takeOut({ ...place, parts: parts.slice(0, depth + 1) })
}

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function merge(brand: Draft, change: Draft): void {
  for (const [key, value] of Object.entries(change)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) brand[key] = value
    else {
      brand[key] ??= {}
      merge(brand[key], value)
    }
  }
}

type Fix = readonly [form: RegExp, apply: (place: Place, ...found: string[]) => void]

/** How the ways out that `foyer check` prints are followed; a form that leaves a choice open is not among them. */
const fixes: readonly Fix[] = [
  [
    /^Did you mean "([^"]+)" where "([^"]+)" stands\?/,
    (place, to = '', from = '') => rename({ ...place, parts: [...place.parts, from] }, to),
  ],
  [/^Did you mean "(.+?)"\?/, meant],
  [/^The platform code of .+ is "(.+)"$/, meant],
  [
    /^Write "([^"]+)" instead of "([^"]+)"/,
    ({ brand }, to = '', from = '') => {
      brand.banners[to] = brand.banners[from]
      delete brand.banners[from]
    },
  ],
  [/^Write "([^"]+)", the tag of /, meant],
  [/^Write ("[^"]+")\. Own data/, (place, text = '""') => rename(place, JSON.parse(text))],
  [
    /^Write ([^…]+?)(?: \([^)]*\))?$/,
    (place, text = '') => {
      const json = parsed(text)
      if (json) put(place, json.value)
    },
  ],
  [/^The nearest possible value is (-?[\d.]+)$/, (place, number) => put(place, Number(number))],
  [
    /^Take out (\d+) or more$/,
    (place, count) => {
      const text = valueAt(place.brand, place.parts)
      put(place, [...text].slice(0, [...text].length - Number(count)).join(''))
    },
  ],
  [/^Take (?:the key|this line) out/, takeOut],
  [
    /^The nearest "(\w+)" that works is "(#[0-9a-f]{6})"/,
    (place, token = '', color = '') => {
      holderOf(place)[token] = color
    },
  ],
  [
    /^Take "(\w+)"(?: and "(\w+)")? out; then/,
    (place, ...tokens) => {
      for (const token of tokens) delete holderOf(place)[token]
    },
  ],
  [/^(?:Keep one of them|Take it out of the (?:list|navigation)|Take one of them out)/, takeItemOut],
  [
    /^Set modules\.(\w+) to (true|false)/,
    ({ brand }, name = '', value = '') => {
      brand.modules = { ...brand.modules, [name]: value === 'true' }
    },
  ],
  [
    /^Set (\w+) to (\w+)/,
    (place, key = '', text = '') => {
      const target = keyOf(place) === key ? holderOf(place) : valueAt(place.brand, place.parts)
      target[key] = parsed(text)?.value
    },
  ],
  [
    /^Add "([^"]+)" to languages\.active/,
    ({ brand }, code) => {
      // Where the key is left out, the standard counts.
      brand.languages = { ...brand.languages, active: [...(brand.languages?.active ?? ['EN', 'TY']), code] }
    },
  ],
  [
    /^Add ((?:"[^"]+": "…"(?:, )?)+)/,
    (place, texts = '') => {
      const target = filled(place)
      for (const [, tag = ''] of texts.matchAll(/"([^"]+)": "…"/g)) target[tag] = 'Words'
    },
  ],
  [
    /^Add "([^"]+)": ("[^"]*"|[\d.]+|true|false)/,
    (place, key = '', text = '') => {
      filled(place)[key] = JSON.parse(text)
    },
  ],
  [
    /^Add banners to .*, or write ("(?:routes|pages)": \{.*\})$/,
    ({ brand }, text = '') => {
      const json = parsed(`{${text}}`)
      if (json) merge(brand, json.value)
    },
  ],
  [
    /"routes": (\{.*\}(?= ?$|,))/,
    ({ brand }, text = '') => {
      const json = parsed(text)
      if (json) merge(brand, { routes: json.value })
    },
  ],
  [/^(?:Possible|Pages of this site): ([^,]+)/, meant],
  [/^Sections there are: ([^,]+)/, (place, type) => put(place, [{ type }])],
]

/** A copy of the brand in which the way out of a problem was taken; nothing where it leaves a choice open. */
export function mendBrand(brand: Draft, issue: Issue, isKey: boolean): unknown {
  const place = { brand: structuredClone(brand), parts: partsOf(issue.path), issue, isKey }
  for (const [form, apply] of fixes) {
    const found = form.exec(issue.hint ?? '')
    if (!found) continue
    apply(place, ...found.slice(1).filter((one) => one !== undefined))
    return JSON.stringify(place.brand) === JSON.stringify(brand) ? undefined : place.brand
  }
  return undefined
}
