/** Values to show for each prop. */
export type Axes<Props> = { readonly [Prop in keyof Props]?: readonly Props[Prop][] }

/** What a designer calls the values of an axis, one word or few for each; an empty one goes without saying. */
export type Captions<Props> = { readonly [Prop in keyof Props]?: readonly string[] }

/** One combination, with the words that name it. */
export interface Combination<Props> {
  readonly name: string
  readonly props: Partial<Props>
}

/** Combinations that stand in one row, and what they have in common. */
export interface Row<Props> {
  readonly name: string
  readonly cells: readonly Combination<Props>[]
}

/** What is called by nothing else. */
const plain = 'default'

/** Every combination of the values of every axis: one row per value of the first axis, or one row when it is the only one. */
export function combine<Props>(axes: Axes<Props>, captions: Captions<Props> = {}): Row<Props>[] {
  const [first, ...others] = Object.keys(axes) as (keyof Props)[]
  if (first === undefined) return [{ name: '', cells: [{ name: '', props: {} }] }]
  const values = (prop: keyof Props) => valuesOf(prop, axes[prop] ?? [], captions[prop])
  const named = (cells: readonly Combination<Props>[]) =>
    cells.map(({ name, props }) => ({ name: name || plain, props }))
  if (others.length === 0) return [{ name: '', cells: named(values(first)) }]
  return values(first).map(({ name, props }) => ({
    name: name || plain,
    cells: named(others.reduce((found, prop) => extend(found, values(prop)), [{ name: '', props }])),
  }))
}

function extend<Props>(found: readonly Combination<Props>[], values: readonly Combination<Props>[]) {
  return found.flatMap(({ name, props }) =>
    values.map((value) => ({
      name: [name, value.name].filter(Boolean).join(' · '),
      props: { ...props, ...value.props },
    })),
  )
}

function valuesOf<Props>(prop: keyof Props, values: readonly unknown[], captions?: readonly string[]) {
  const named = captions ?? values.map((value) => nameOf(String(prop), value))
  // Values that are called alike are numbered, which a test of all matrices finds.
  const isTold = named.length === values.length && new Set(named).size === named.length
  const captioned = values.map((_, at) => (isTold ? named[at] : `${named[at] || plain} (${at + 1})`))
  // The cast says that the pair came out of `Axes<Props>`.
  return values.map((value, at) => ({ name: captioned[at] ?? '', props: { [prop]: value } as Partial<Props> }))
}

/** A key of a variant map, such as `primary`. */
const isKey = (value: unknown): value is string => typeof value === 'string' && /^[a-z][a-zA-Z]*$/.test(value)

/** `isBalanceHidden` and `defaultChecked` as words: “balance hidden”, “checked”. */
const wordsOf = (prop: string): string =>
  prop
    .replace(/^(?:is|has|default)(?=[A-Z])/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()

function nameOf(prop: string, value: unknown): string {
  if (value === undefined || value === null || value === false || value === '') return ''
  if (value === true) return wordsOf(prop)
  if (isKey(value)) return wordsOf(value)
  return typeof value === 'number' ? `${wordsOf(prop)} ${value}` : `with ${wordsOf(prop)}`
}
