import { expect, test } from 'vitest'
import { kitExamples } from './kitExamples.ts'

const examples = kitExamples()

test('QB07 the code to copy of a story is its element with imports from the package', () => {
  expect(examples['components-button--with-icon']).toBe(`import { Play } from 'lucide'
import { Button } from '@foyer/ui/Button'
import { Glyph } from '@foyer/ui/Icon'

export function Example() {
  return <Button onClick={() => {}} tone="primary" icon={<Glyph of={Play} />}>Play now</Button>
}
`)
})

test('QB07 a story that keeps a state gives the code that keeps it', () => {
  expect(examples['components-moneyfield--filled']).toMatch(/useState\(args\.value\)[\s\S]*<MoneyField/)
  expect(examples['components-moneyfield--filled']).toContain('value: 125_050n,')
})

test('QB07 a story that is written in several languages gives the code of one', () => {
  expect(examples['components-form--fields-on-their-way']).toContain(
    `return <FormSkeleton label={'Loading the form'} fields={4} />`,
  )
})

test('QB07 no code to copy holds anything of the stories themselves', () => {
  const wrapped = Object.entries(examples).filter(([, code]) =>
    /storybook|from '\.|\.stories|decorators|globals|\bfn\(|satisfies Meta/.test(code),
  )
  expect(wrapped.map(([id]) => id)).toEqual([])
})
