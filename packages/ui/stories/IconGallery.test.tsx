import { expect, test } from 'vitest'
import { drawings } from './IconGallery.tsx'

const sources = import.meta.glob<string>(
  ['../src/**/*.tsx', '!../src/**/*.{stories,test}.tsx', '!../src/**/*.matrix.stories.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

test('FK04 the gallery shows every icon that a component draws', () => {
  const used = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/import \{([^}]+)\} from 'lucide'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  )
  expect(Object.keys(drawings).sort()).toEqual([...new Set(used)].sort())
})
