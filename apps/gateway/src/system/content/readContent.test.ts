import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { readContent } from './readContent.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'], seed: seedGuestWorld })
})
afterAll(() => gateway.close())

const read = (language: string) => readContent<object>(gateway, 'help', language)

test('CF11 a region of a language reads what there is of the language, and any other the source language', async () => {
  const [turkish, english] = [await read('tr'), await read('en')]
  expect(turkish).not.toEqual(english)
  expect(await read('tr-TR')).toEqual(turkish)
  expect(await read('de-AT')).toEqual(english)
})
