import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers })

test.each([
  ['square', '/media/art/tile/2.otter.otw.4g.three-otters.svg'],
  ['tall', '/media/art/poster/2.otter.otw.4g.three-otters.svg'],
  ['of the first edition', '/media/art/wide/1.sea.bgs.1.lantern-harbor.svg'],
])('GW08 the sandbox serves a picture, %s, that browsers keep for ever and no script can run in', async (_, url) => {
  const plain = await get(url)
  expect(plain.statusCode).toBe(200)
  expect(plain.body).toMatch(/^<svg .*<\/svg>$/s)
  expect(plain.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': expect.stringContaining('immutable'),
    'content-security-policy': "default-src 'none'",
  })
  expect((await get(url, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
})

test('GW08 a contact sheet shows 200 pictures of a type of game, and every mark', async () => {
  const slots = await get('/media/art/sheet/RNG/poster')
  expect(slots.headers['content-type']).toBe('text/html; charset=utf-8')
  const pictures = [...slots.body.matchAll(/src="(\/media\/art\/poster\/[^"]+)"/g)].map(([, address]) => address ?? '')
  expect(pictures).toHaveLength(200)
  expect((await get(pictures[7] ?? '')).statusCode).toBe(200)
  const marks = await get('/media/art/sheet/VENDORS/tile')
  expect(marks.body.match(/\/media\/art\/mark\//g)).toHaveLength(40)
})

test.each(['/media/art/sheet/NOTHING/tile', '/media/art/sheet/RNG/banner', '/media/art/tile/x.svg'])(
  'GW08 %s is not there',
  async (url) => expect((await get(url)).statusCode).toBe(404),
)
