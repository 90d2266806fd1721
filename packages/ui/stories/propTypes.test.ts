import { expect, test } from 'vitest'
import { defaultValues, propTypes } from '../../../.storybook/propTypes.ts'

const missing = { name: 'other', value: 'undefined' }

/** What a table of props says of a prop that docgen has read so. */
function told(type: object) {
  // Of all that an enhancer is given it reads the types alone.
  const context = { argTypes: { prop: { name: 'prop', type, table: { type: { summary: 'union' } } } } } as unknown
  const { prop } = propTypes(context as Parameters<typeof propTypes>[0])
  return { type: prop?.type, summary: prop?.table?.type?.summary }
}

test('QB07 a prop that may be undefined has the type it has otherwise, and so the control of that type', () => {
  expect(told({ name: 'union', raw: 'boolean | undefined', value: [{ name: 'boolean' }, missing] })).toMatchObject({
    type: { name: 'boolean' },
    summary: 'boolean',
  })
  expect(
    told({ name: 'union', raw: 'TableFacts | undefined', value: [{ name: 'other', value: 'TableFacts' }, missing] }),
  ).toMatchObject({ type: { name: 'other', value: 'TableFacts' }, summary: 'TableFacts' })
  const raw = '((id: string) => void) | undefined'
  expect(told({ name: 'union', raw, value: [{ name: 'other', value: 'unknown' }, missing] })).toMatchObject({
    type: { name: 'function' },
    summary: '(id: string) => void',
  })
})

test('QB07 a choice names its values, and what is several things is told as it is written', () => {
  expect(told({ name: 'enum', raw: 'keyof typeof sizes', value: ['small', 'large'] }).summary).toBe('"small" | "large"')
  const either = { name: 'union', raw: 'string | Date', value: [{ name: 'string' }, { name: 'other', value: 'Date' }] }
  expect(told(either)).toEqual({ type: either, summary: 'string | Date' })
})

test('QB07 a prop tells the default that its component has', () => {
  const component = Object.assign(() => null, { propDefaults: { size: "'small'" } })
  // Of all that an enhancer is given it reads these two.
  const context = { argTypes: { size: { name: 'size' }, title: { name: 'title' } }, component } as unknown
  const { size, title } = defaultValues(context as Parameters<typeof defaultValues>[0])
  expect(size?.table?.defaultValue?.summary).toBe("'small'")
  expect(title).toEqual({ name: 'title' })
})
