import { expect, test } from 'vitest'
import { backHref } from './backHref.ts'

const languages = [{ prefix: '' }, { prefix: '/en' }, { prefix: '/en-XA' }]
const siteIn = (prefix: string) =>
  // The two that a way back is told by.
  ({ config: { languages }, language: { prefix } }) as never

test.each([
  ['/en', '/lottery?gameCode=QUICK10', '/en/lottery?gameCode=QUICK10'],
  ['', '/en/lottery?gameCode=QUICK10', '/lottery?gameCode=QUICK10'],
  ['/en-XA', '/en/lottery', '/en-XA/lottery'],
  ['/en', '/en-XA', '/en'],
  ['', '/en?centre=lottery.lotteryWallet', '/?centre=lottery.lotteryWallet'],
  ['/en', '/?a=1', '/en?a=1'],
  ['', '/english/page', '/english/page'],
])('I48 H04 with the language of “%s” a lottery leads from %s back to %s', (prefix, back, now) => {
  expect(backHref(siteIn(prefix), back)).toBe(now)
})
