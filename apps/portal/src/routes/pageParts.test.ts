import { expect, test } from 'vitest'
import { errorPicture, notFoundPicture } from '../shell/shellLoaders.ts'
import { config } from '../testing/fixtures.ts'
import { pageLoaders } from './pageParts.ts'

test('R26 the page for what is not found brings its picture along, and no picture of what may go wrong later', () => {
  const loaders = pageLoaders(undefined, { config, features: [], sections: new Map() })
  expect(loaders).toContain(notFoundPicture)
  expect(loaders).not.toContain(errorPicture)
})
