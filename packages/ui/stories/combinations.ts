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
  return first[1].map((value) => others.reduce<Combination<Props>[]>(extend, [asCombination(first[0], value)]))
}

function extend<Props>(found: Combination<Props>[], [prop, values]: [string, readonly unknown[]]): Combination<Props>[] {
  return found.flatMap(({ name, props }) =>
    values.map((value) => {
      const next = asCombination<Props>(prop, value)
      return { name: [name, next.name].filter(Boolean).join(' · '), props: { ...props, ...next.props } }
    }),
  )
}

/** `prop: value` as a combination; the cast says that the pair came out of `Axes<Props>`. */
function asCombination<Props>(prop: string, value: unknown): Combination<Props> {
  return { name: nameOf(prop, value), props: { [prop]: value } as Partial<Props> }
}

function nameOf(prop: string, value: unknown): string {
  if (value === undefined || value === false) return ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : prop
}
