import { expectTypeOf, test } from 'vitest'
import type { PortalBundle } from './bundle.ts'
import type { PartStore } from './partStore.ts'

test('FI04 the compiled portal exports what the assembler takes from it', () => {
  expectTypeOf<typeof import('./render.tsx')>().toExtend<PortalBundle<PartStore>>()
})
