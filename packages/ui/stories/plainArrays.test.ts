import { expect, test } from 'vitest'
import { withoutReadonly } from '../../../.storybook/plainArrays.ts'

test('QB07 an array that is only read is an array in a table of props, and everything else stays', () => {
  expect(withoutReadonly('  vendors: readonly WallVendor[]')).toBe('  vendors: WallVendor[]')
  expect(withoutReadonly('  columns: readonly TableColumn<Row>[]')).toBe('  columns: TableColumn<Row>[]')
  const kept =
    '  readonly name: string\n  labels: Readonly<Record<string, string>>\n  parts: readonly [from: number, until: number]'
  expect(withoutReadonly(kept)).toBe(kept)
})
