import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgTypes = ReturnType<Enhancer>
type PropType = Exclude<ArgTypes[string]['type'], string | undefined>

/** What may be left out says so in its type: `string | undefined` is a text, and a function in brackets is one. */
function withoutUndefined(type: PropType): PropType {
  if (type.name !== 'union') return type
  const rest = type.value.filter((one) => !(one.name === 'other' && one.value === 'undefined'))
  const [only] = rest
  if (rest.length !== 1 || !only || rest.length === type.value.length) return type
  const raw = type.raw?.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/s, '$1')
  const isFunction = only.name === 'other' && raw?.includes('=>')
  return { ...(isFunction ? { name: 'function' } : only), raw, required: type.required }
}

/** The type as it is written, or the values of a choice; nothing where that would say no more than its name. */
function summaryOf(type: PropType): string | undefined {
  if (type.name === 'enum') return type.value.map((value) => JSON.stringify(value)).join(' | ')
  return type.name === 'function' || type.name === 'union' ? type.raw : undefined
}

/** Defaults of a component's props, as they were written into it for Storybook. */
function defaultsOf(component: unknown): Readonly<Record<string, string>> {
  const defaults: unknown = typeof component === 'function' && Reflect.get(component, 'propDefaults')
  // propDefaultsPlugin writes texts by name.
  return (defaults || {}) as Readonly<Record<string, string>>
}

/** Props tell the defaults they have: docgen reads those of a signature alone. */
export const defaultValues: Enhancer = ({ argTypes, component }) => {
  const defaults = defaultsOf(component)
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = defaults[name]
      return [name, summary ? { ...argType, table: { ...argType.table, defaultValue: { summary } } } : argType]
    }),
  )
}

/** Types in a table of props are those that a reader writes, so that each has the control of its kind: docgen calls many of them a union. */
export const propTypes: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (!argType.type || typeof argType.type === 'string') return [name, argType]
      const type = withoutUndefined(argType.type)
      const known = type === argType.type ? argType.table?.type?.summary : type.raw
      const summary = summaryOf(type) ?? known
      return [name, { ...argType, type, table: { ...argType.table, ...(summary && { type: { summary } }) } }]
    }),
  )
