import { expect, test } from 'vitest'
import type { Json } from '../source/jsonNode.ts'
import { figureBlocks } from './figureBlocks.ts'
import { applyStep } from './migrateValue.ts'

const newer = (value: Json, below?: Json): Json => applyStep(value, figureBlocks, below)
const programme = (rest: object) => ({ type: 'programme', ...rest })

test('CF05 CF07 the figures of version 2 become blocks, in their order, and nothing else changes', () => {
  const figures = [
    { label: { en: 'Share' }, value: { en: '40 %' } },
    { label: { en: 'Paid' }, 'x-note': 1 },
  ]
  const hot = { type: 'hot-games', settings: { figures: [1] } }
  expect(
    newer({ schemaVersion: 2, home: { sections: [programme({ settings: { title: 1, figures } }), hot], 'x-a': 1 } }),
  ).toEqual({
    schemaVersion: 3,
    home: {
      sections: [
        programme({ settings: { title: 1 }, blocks: figures.map((settings) => ({ type: 'figure', settings })) }),
        hot,
      ],
      'x-a': 1,
    },
  })
})

test.each([
  [{ schemaVersion: 2 }],
  [{ schemaVersion: 2, home: 5 }],
  [{ schemaVersion: 2, home: { sections: [null, programme({}), programme({ settings: { figures: 'x' } })] } }],
  [{ schemaVersion: 2, home: { sections: [programme({ settings: { figures: [] }, blocks: [] })] } }],
])('CF05 what has no figures to move stays as it is: %j', (brand) => {
  expect(newer(brand as Json)).toEqual({ ...brand, schemaVersion: 3 })
})

test('CF05 CF06 the list of an overlay is brought over as well', () => {
  const sections = [programme({ settings: { figures: [{}] } })]
  expect(newer({ home: { sections } }, { schemaVersion: 2 })).toEqual({
    home: { sections: [programme({ settings: {}, blocks: [{ type: 'figure', settings: {} }] })] },
  })
})
