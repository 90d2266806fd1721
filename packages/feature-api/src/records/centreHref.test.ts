import { expect, test } from 'vitest'
import { centreHref } from './centreHref.ts'

test('P08 a number leads to the records it is made of: the page below stays, filters of the page before go', () => {
  const query = new URLSearchParams('page=2&centre=member.personalProfit&centre.from=2026-01-01&centre.by=vendor')
  const values = { from: '2026-11-01', to: '2026-11-02', kind: 'win', provider: '' }
  expect(centreHref(query, 'member.transactionHistory', values)).toBe(
    '?page=2&centre=member.transactionHistory&centre.from=2026-11-01&centre.to=2026-11-02&centre.kind=win',
  )
})
