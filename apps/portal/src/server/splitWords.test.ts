import type { FeatureManifest } from '@foyer/feature-api'
import { expect, test } from 'vitest'
import { config } from '../testing/fixtures.ts'
import { splitWords } from './splitWords.ts'

const part = async () => ({ default: () => null })
const icon = async () => ({ default: [] })
const manifests: readonly FeatureManifest[] = [
  { id: 'problems', messages: {} },
  {
    id: 'lobby',
    messages: {},
    labels: ['Pagination', 'Dialog'],
    routes: [{ id: 'rng', paths: ['/rng'], access: 'public', layout: 'default', title: 'title', page: part }],
  },
  {
    id: 'records',
    messages: {},
    labels: ['RecordsPage'],
    centrePages: [{ id: 'member.personalHistoryCopy', title: 'lobby:records', icon, order: 1, page: part }],
  },
  { id: 'off', module: 'points', messages: {}, actions: { openLogin: async () => ({ run: () => undefined }) } },
]
const messages = {
  shell: { skip: 'Skip' },
  problems: { unknown: 'Oh' },
  lobby: { title: 'Slots', search: 'Search', records: 'Records' },
  records: { bet: 'Bet' },
  off: { points: 'Points' },
  'ui.Header': { menu: 'Menu' },
  'ui.Dialog': { close: 'Close' },
  'ui.Pagination': { next: 'Next' },
  'ui.RecordsPage': { from: 'From' },
  'ui.Table': { sort: 'Sort' },
}
const words = splitWords(messages, config, manifests, ['Header', 'Dialog'])

test('CF11 every page has the words of the shell, of features that only have words, and what manifests name', () => {
  expect(words.common).toEqual({
    shell: messages.shell,
    problems: messages.problems,
    lobby: { title: 'Slots', records: 'Records' },
    'ui.Header': messages['ui.Header'],
    'ui.Dialog': messages['ui.Dialog'],
  })
})

test('CF11 the other words of a feature, and those of the kit that it shows, travel with its parts', () => {
  expect(words.features).toEqual({
    lobby: { lobby: { search: 'Search' }, 'ui.Pagination': messages['ui.Pagination'] },
    records: {
      records: messages.records,
      'ui.RecordsPage': messages['ui.RecordsPage'],
      'ui.Pagination': messages['ui.Pagination'],
      'ui.Table': messages['ui.Table'],
    },
  })
})

test('CF11 together they are all the words of what the brand has on', () => {
  const all = [words.common, ...Object.values(words.features)].flatMap((one) =>
    Object.entries(one).flatMap(([name, texts]) => Object.keys(texts).map((key) => `${name} ${key}`)),
  )
  const { off: _off, ...on } = messages
  const wanted = Object.entries(on).flatMap(([name, texts]) => Object.keys(texts).map((key) => `${name} ${key}`))
  expect([...new Set(all)].sort()).toEqual(wanted.sort())
})
