import { expect, test } from 'vitest'
import { download } from './manifest.ts'

test('R23 R27 ruling 32 /download is the page of /down', () => {
  const page = download.routes?.filter(({ paths }) => paths.includes('/down'))
  expect(page?.map(({ paths }) => paths)).toEqual([['/down', '/download']])
})
