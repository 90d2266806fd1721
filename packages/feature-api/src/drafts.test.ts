import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDrafts, keepDraft, loadDraft } from './drafts.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('A09 what one member wrote is not shown to the next who signs in here', () => {
  kept.set('customerId', '7')
  keepDraft('promotion-diary', { comment: 'first words' })
  expect(loadDraft('promotion-diary')).toEqual({ comment: 'first words' })
  kept.set('customerId', '8')
  expect(loadDraft('promotion-diary')).toEqual({})
})

test('A09 signing out forgets what was written and not sent, and nothing else', () => {
  kept.set('other', 'stays')
  keepDraft('promotion-diary', { comment: 'words' })
  keepDraft('feedback', { content: 'words' })
  forgetDrafts()
  expect(loadDraft('promotion-diary')).toEqual({})
  expect([...kept]).toEqual([['other', 'stays']])
})
