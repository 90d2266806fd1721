import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keepSessionAnswers } from './sessionAnswers.ts'

const notices = (title: string) => ({
  player: [{ id: '1', title, content: '', publishedAt: '2026-11-21T12:00:00Z' }],
  banners: [],
  popup: [],
  promotion: [],
})
const english = ['announcements', 'EN', { types: 'PL' }] as const

function visit(kept: Map<string, string>) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })
  let asked = 0
  return {
    queries,
    recall: keepSessionAnswers(queries, storage),
    ask: (queryKey: readonly unknown[], answer: unknown) =>
      queries.fetchQuery({
        queryKey,
        queryFn: () => {
          asked += 1
          return answer
        },
      }),
    asked: () => asked,
  }
}

test('GW05 announcements are asked for once per session, over pages', async () => {
  const kept = new Map<string, string>()
  const first = visit(kept)
  expect(first.recall(english)).toBe(false)
  await first.ask(english, notices('first'))
  expect([...kept.keys()]).toEqual(['index_notice'])

  const second = visit(kept)
  second.queries.setQueryData(english, notices('of the build'))
  expect(second.recall(english)).toBe(true)
  expect(await second.ask(english, notices('again'))).toEqual(notices('first'))
  expect(second.asked()).toBe(0)
})

test('GW05 routers are kept under their own key', async () => {
  const kept = new Map<string, string>()
  await visit(kept).ask(['domainRoute', 'EN', null], { domainList: [{ domain: 'a.example', speed: 0 }] })
  expect([...kept.keys()]).toEqual(['routers'])
})

test('GW05 an answer in another language, or to another question, is asked for', async () => {
  const kept = new Map<string, string>()
  await visit(kept).ask(english, notices('English'))
  expect(visit(kept).recall(['announcements', 'TY', { types: 'PL' }])).toBe(false)
})

test('GW05 other answers are not kept, and neither are first values that nobody asked for', async () => {
  const kept = new Map<string, string>()
  const { queries, ask, recall } = visit(kept)
  await ask(['balance', 'EN', null], { sumBalance: 1 })
  queries.setQueryData(english, notices('of the build'))
  expect(kept.size).toBe(0)
  expect(recall(['balance', 'EN', null])).toBe(false)
})

test.each(['{', '{}', 'null', JSON.stringify({ key: english, value: { player: 'none' } })])(
  'GW05 EN22 what is kept in a wrong form counts for nothing: %s',
  (text) => {
    expect(visit(new Map([['index_notice', text]])).recall(english)).toBe(false)
  },
)
