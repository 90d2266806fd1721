import fastify from 'fastify'
import { expect, test } from 'vitest'
import { addDeskPages } from './addDeskPages.ts'

test('the desk opened without the slash at the end keeps the site and part that its address names', async () => {
  const app = fastify()
  addDeskPages(app, { answer: async ({ url }) => ({ status: 200, headers: {}, body: `page of ${url}` }) })
  const opened = async (url: string) => (await app.inject({ url })).headers.location
  expect(await opened('/desk?site=MARIGOLD&part=clock')).toBe('/desk/?site=MARIGOLD&part=clock')
  expect(await opened('/desk')).toBe('/desk/')
  expect((await app.inject({ url: '/desk/?site=MARIGOLD' })).body).toBe('page of /?site=MARIGOLD')
  await app.close()
})
