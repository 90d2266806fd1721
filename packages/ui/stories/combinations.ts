/** Values to show for each prop. */
export type Axes<Props> = { readonly [Prop in keyof Props]?: readonly Props[Prop][] }

/** One combination, with the words that name it. */
export interface Combination<Props> {
  readonly name: string
  readonly props: Partial<Props>
}

/** Every combination of the values of every axis as rows: one row per value of the first axis. */
export function combine<Props>(axes: Axes<Props>): Combination<Props>[][] {
  const entries = Object.entries(axes) as [string, readonly unknown[]][]
  const [first, ...others] = entries
  if (!first) return [[{ name: '', props: {} }]]
  return first[1].map((value, at) => others.reduce<Combination<Props>[]>(extend, [asCombination(first[0], value, at)]))
}

function extend<Props>(
  found: Combination<Props>[],
  [prop, values]: [string, readonly unknown[]],
): Combination<Props>[] {
  return found.flatMap(({ name, props }) =>
    values.map((value, at) => {
      const next = asCombination<Props>(prop, value, at)
      return { name: [name, next.name].filter(Boolean).join(' · '), props: { ...props, ...next.props } }
    }),
  )
}

/** `prop: value` as a combination; the cast says that the pair came out of `Axes<Props>`. */
function asCombination<Props>(prop: string, value: unknown, at: number): Combination<Props> {
  return { name: nameOf(prop, value, at), props: { [prop]: value } as Partial<Props> }
}

function nameOf(prop: string, value: unknown, at: number): string {
  if (value === undefined || value === false) return ''
  if (value === true) return prop
  return typeof value === 'string' || typeof value === 'number' ? String(value) : `${prop} ${at + 1}`
}
