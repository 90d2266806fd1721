import type { Client } from '@foyer/client'
import { expect, test } from 'vitest'
import { afterTakeover } from './afterTakeover.ts'
import { createTakeover } from './createTakeover.ts'

test('FB01 a page is taken over when its last piece is, also when pieces lie in pieces', () => {
  const takeover = createTakeover()
  const [page, outer] = [takeover.begin(), takeover.begin()]
  page()
  const inner = takeover.begin()
  outer()
  expect(takeover.isDone()).toBe(false)
  inner()
  expect(takeover.isDone()).toBe(true)
})

test('FB01 a piece that ends twice counts once', () => {
  const takeover = createTakeover()
  const [first] = [takeover.begin(), takeover.begin()]
  first()
  first()
  expect(takeover.isDone()).toBe(false)
})

test('FB01 no call goes out before the page was taken over, so that no answer changes pieces that were not', async () => {
  const takeover = createTakeover()
  const sent: unknown[] = []
  const call = (async (id: unknown) => sent.push(id)) as unknown as Client['call'] // answers nothing of use
  const client = afterTakeover({ call }, takeover)
  const end = takeover.begin()
  const answer = client.call('systemStatus', {})
  await Promise.resolve()
  expect(sent).toEqual([])
  end()
  await answer
  expect(sent).toEqual(['systemStatus'])
})
