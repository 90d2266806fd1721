import { expect, test } from 'vitest'
import { createEventParser, type StreamEvent } from './parseEvents.ts'

const text = ': \n\nevent: table\ndata: {"round":"1"}\n\nevent: own\ndata: {"seat":7}\n\n: \n\n'
const events: StreamEvent[] = [
  { name: 'table', data: '{"round":"1"}' },
  { name: 'own', data: '{"seat":7}' },
]

test.each([1, 2, 3, 7, 500])('I38 events arrive whole, in pieces of %d letters too', (size) => {
  const seen: StreamEvent[] = []
  const take = createEventParser((event) => seen.push(event))
  for (let at = 0; at < text.length; at += size) take(text.slice(at, at + size))
  expect(seen).toEqual(events)
})

test('I38 an event that was cut off is none', () => {
  const seen: StreamEvent[] = []
  createEventParser((event) => seen.push(event))('event: own\ndata: {"seat"')
  expect(seen).toEqual([])
})
