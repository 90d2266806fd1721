import { expect, test } from 'vitest'

const stories = import.meta.glob<string>(
  ['../src/{components,centre}/*/*.stories.tsx', '!../src/**/*.matrix.stories.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** Components whose stories give them names, figures and pictures, but no words besides those of the component itself. */
const wordless = [
  'Avatar',
  'Balls',
  'Countdown',
  'Drawing',
  'GameGrid',
  'Icon',
  'JackpotCounter',
  'LazyImage',
  'LoadMore',
  'LoaderOverlay',
  'Pagination',
  'ProviderCarousel',
  'SearchPalette',
  'Skeleton',
  'VendorTile',
  'WinnerLine',
]

test('UK12 the stories of every component that is given words say them in Turkish too', () => {
  const components = [...new Set(Object.keys(stories).map((path) => path.split('/').at(-2) ?? ''))]
  const sources = (name: string) => Object.entries(stories).filter(([path]) => path.split('/').at(-2) === name)
  const silent = components.filter((name) => !sources(name).some(([, source]) => /\btr:/.test(source)))
  expect(silent.sort()).toEqual(wordless)
})
