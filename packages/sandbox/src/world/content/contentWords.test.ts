import { expect, test } from 'vitest'
import { lotteryPlans } from '../lotteries/lotteryPlans.ts'
import { contentWords, sourceWords } from './contentWords.ts'

const paths = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => paths(child, `${path}/${key}`))
    : [path]

test.each([...contentWords])(
  'EN20 the content in %s has no text that English lacks, and none is empty',
  (_tag, words) => {
    expect(paths(words).sort()).toEqual(paths(sourceWords).sort())
    expect(JSON.stringify(words)).not.toMatch(/":"\s*"/)
  },
)

test('EN20 every lottery has its words', () => {
  expect(Object.keys(sourceWords.lotteries)).toEqual(lotteryPlans.map(({ gameId }) => gameId))
})
