import { afterEach, beforeEach, expect, test } from 'vitest'
import { artOf } from './artRoute.ts'
import { createVendorsFixture } from './vendorsFixture.ts'

let vendors: Awaited<ReturnType<typeof createVendorsFixture>>
beforeEach(async () => {
  vendors = await createVendorsFixture()
})
afterEach(() => vendors.close())

test('G07 a game shows the picture of its own title, from its own origin', async () => {
  const { state } = await vendors.start()
  expect(state.artwork).toBe('/art/1.sea.bgs.1..svg')
  const picture = await vendors.get(state.artwork ?? '')
  expect([picture.statusCode, picture.body]).toEqual([200, '<svg id="1.sea.bgs.1..svg"/>'])
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

test.each([
  '/art/..%2f..%2fapi%2fdocs',
  '/art/%2e%2e%2fhealthz',
  '/art/1.sea.bgs.1.lantern-harbor.svg',
  '/art/1.sea.bgs.1..svg%3fx',
  '/art/@evil.example',
])('G07 %s is no picture, and nothing else of the gateway', async (url) => {
  expect((await vendors.get(url)).statusCode).toBe(404)
})

test.each(['https://cdn.example/a.svg', '/media/art/tile/1.sea.bgs.1.x.svg', '/media/art/wide/../x.svg', ''])(
  'G07 a picture that the gateway does not draw is left out: %s',
  (address) => {
    expect(artOf(address)).toEqual({})
  },
)
