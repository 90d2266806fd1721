import { loadTexts, type MessageValues, messageTags } from '@foyer/feature-api'
import { manifests } from '@foyer/features/manifests'
import { expect, test } from 'vitest'
import { createGrammar } from './grammar.ts'
import { createTranslate, needsGrammar } from './translation.ts'

type Texts = Readonly<Record<string, string>>

const others = import.meta.glob<Texts>(
  ['../messages/*.json', '../../../../packages/ui/src/{components,centre}/*/messages/*.json'],
  { import: 'default', eager: true },
)

/** All texts of the product in one language. */
async function everything(tag: string): Promise<Readonly<Record<string, Texts>>> {
  const features = manifests.map(async ({ id, messages }) => [id, await loadTexts(messages, tag)] as const)
  const rest = Object.entries(others).filter(([path]) => path.endsWith(`/${tag}.json`))
  return Object.fromEntries([...(await Promise.all(features)), ...rest])
}

const values: readonly MessageValues[] = [
  {},
  { name: 'Ada <3', text: '$& {{name}} $t(title)', count: 0, field: '', id: 'x', page: 12345, title: 'T', vendor: 'V' },
  ...[1, 2, 5, 11, 1.5, 1_234_567].map((count) => ({ count, name: 'N', number: count, label: 'L', length: '3' })),
]
const plain = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')

test.each(messageTags(manifests[0]?.messages ?? {}))(
  'EN20 every text of %s is said as i18next says it',
  async (tag) => {
    const messages = await everything(tag)
    const ours = createTranslate({ tag }, messages)
    const theirs = createGrammar({ tag }, messages)
    expect(needsGrammar(messages)).toBe(false)
    let asked = 0
    for (const [namespace, texts] of Object.entries(messages)) {
      for (const key of new Set(Object.keys(texts).map(plain))) {
        for (const given of values) {
          if (given.count === undefined && !Object.hasOwn(texts, key)) continue
          expect([namespace, key, ours(namespace, key, given)]).toEqual([namespace, key, theirs(namespace, key, given)])
          asked += 1
        }
      }
    }
    expect(asked).toBeGreaterThan(2000)
  },
)

test.each(messageTags(manifests[0]?.messages ?? {}))(
  'QR17 no text of %s fixes the age that a brand sets',
  async (tag) => {
    const texts = Object.values(await everything(tag)).flatMap((part) => Object.values(part))
    expect(texts.filter((text) => /\b(?:18|19|21)\b/.test(text))).toEqual([])
    expect(texts.filter((text) => text.includes('{{age}}'))).toHaveLength(6)
  },
)

const odd = {
  a: {
    plain: 'Costs $5 <b> { }',
    spaced: '{{ name }} and {{name}}, {{absent}}',
    unfinished: '{{name and {{',
    games_zero: 'none',
    games_one: '{{count}} one',
    games_two: '{{count}} two',
    games_few: '{{count}} few',
    games_many: '{{count}} many',
    games_other: '{{count}} other',
    partly_one: 'only one',
    partly_other: 'else',
    single: 'no form, {{count}}',
    dear: '$t(plain) and all',
    number: '{{count, number}} and {{count}}',
    raw: '{{- name}}',
    part: 'x_one',
  },
}

const counts: readonly MessageValues[] = [
  ...[0, 1, 2, 3, 11].map((count) => ({ count })),
  { count: 100, name: '$1 {{name}}' },
]

test.each(['en', 'tr', 'pl', 'ar', 'ja', 'zh-Hans', 'pt-BR'])(
  'EN20 odd texts and plurals in %s are those of i18next',
  (tag) => {
    const theirs = createGrammar({ tag }, odd)
    const ours = createTranslate({ tag }, odd, theirs)
    expect(needsGrammar(odd)).toBe(true)
    for (const key of ['plain', 'spaced', 'unfinished', 'games', 'single', 'dear', 'number', 'raw', 'part']) {
      for (const given of counts)
        expect([key, given, ours('a', key, given)]).toEqual([key, given, theirs('a', key, given)])
    }
  },
)

test('EN20 a text that nobody wrote shows its key', () => {
  expect(createTranslate({ tag: 'en' }, odd)('a', 'absent')).toContain('absent')
  expect(createTranslate({ tag: 'en' }, odd)('nowhere', 'absent')).toContain('absent')
})
