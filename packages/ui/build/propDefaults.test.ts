import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { propDefaults } from './propDefaults.ts'

test('QB07 the default of a prop is read where a component takes its props apart, in its signature or in its body', () => {
  expect(propDefaults("export function Card({ size = 'small', onPlay }: Props) {}")).toEqual({
    Card: { size: "'small'" },
  })
  const body =
    'const { name = "amount", ...rest } = props\n const { labels: words = cardLabels } = rest\n const { a = 1 } = b'
  expect(propDefaults(`export function Card(props: Props) { ${body} }`)).toEqual({
    Card: { name: '"amount"', labels: 'cardLabels' },
  })
})

test('QB07 what is no component has no props', () => {
  expect(propDefaults('export function useCard({ size = 1 }) {}\nexport function Card(props: Props) {}')).toEqual({})
})

test('QB07 the defaults of a dialog are those of its source', () => {
  const code = readFileSync(new URL('../src/components/Dialog/Dialog.tsx', import.meta.url), 'utf8')
  expect(propDefaults(code).Dialog).toMatchObject({ labels: 'dialogLabels' })
})
