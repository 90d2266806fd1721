import Type from 'typebox'
import { expectTypeOf, test } from 'vitest'
import type { Contract, DriftOf, Held } from './heldSchemas.ts'
import { defineOperation, type InputOf, type ValueOf, type WireOf } from './operation.ts'

const shape = {
  path: '/wps/example',
  method: 'POST',
  access: 'guest',
  requirement: 'GW09',
  summary: 'An example',
  body: Type.Object({ name: Type.String(), kind: Type.Optional(Type.Union([Type.Literal('A'), Type.Literal('B')])) }),
  value: Type.Array(Type.Object({ id: Type.Integer() })),
} as const

interface Input {
  name: string
  kind?: 'A' | 'B'
}
interface Row {
  id: number
}

test('GW09 every operation is held', () => {
  expectTypeOf<Contract>().toEqualTypeOf<never>()
})

test('GW09 an operation whose schemas and interfaces say the same is held', () => {
  const held = defineOperation<Input, Row[], number[]>()(shape, (rows) => rows.map(({ id }) => id))
  expectTypeOf<DriftOf<typeof held>>().toEqualTypeOf<never>()
  expectTypeOf<InputOf<typeof held>>().toEqualTypeOf<Input>()
  expectTypeOf<WireOf<typeof held>>().toEqualTypeOf<Row[]>()
  expectTypeOf<ValueOf<typeof held>>().toEqualTypeOf<number[]>()
})

test('GW09 a schema that leaves its interface does not compile', () => {
  const otherType = defineOperation<Input & { name: number }, Row[]>()(shape)
  const otherUnion = defineOperation<{ name: string; kind?: 'A' | 'B' | 'C' }, Row[]>()(shape)
  const requiredHere = defineOperation<{ name: string; kind: 'A' | 'B' }, Row[]>()(shape)
  const oneMore = defineOperation<{ name: string; kind?: 'A' | 'B'; more?: string }, Row[]>()(shape)
  const oneLess = defineOperation<{ name: string }, Row[]>()(shape)
  const noBody = defineOperation<undefined, Row[]>()(shape)
  expectTypeOf<DriftOf<typeof otherType>>().toEqualTypeOf<'input'>()
  expectTypeOf<DriftOf<typeof otherUnion>>().toEqualTypeOf<'input'>()
  expectTypeOf<DriftOf<typeof requiredHere>>().toEqualTypeOf<'input'>()
  expectTypeOf<DriftOf<typeof oneMore>>().toEqualTypeOf<'input'>()
  expectTypeOf<DriftOf<typeof oneLess>>().toEqualTypeOf<'input'>()
  expectTypeOf<DriftOf<typeof noBody>>().toEqualTypeOf<'input'>()

  const otherAnswer = defineOperation<Input, { id: string }[]>()(shape)
  expectTypeOf<DriftOf<typeof otherAnswer>>().toEqualTypeOf<'wire'>()
  const nothingRight = defineOperation<undefined, null>()(shape)
  expectTypeOf<DriftOf<typeof nothingRight>>().toEqualTypeOf<'input' | 'wire'>()

  // @ts-expect-error a difference is refused
  expectTypeOf<Held<'example.input'>>().toBeString()
})

test('GW09 an operation without interfaces is not held', () => {
  const bare = defineOperation()(shape)
  expectTypeOf<DriftOf<typeof bare>>().toEqualTypeOf<'input' | 'wire'>()
})
