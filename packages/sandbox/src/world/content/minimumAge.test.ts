import type { Merchant } from '@foyer/gateway/ports'
import { expect, test } from 'vitest'
import { contentVersion } from '../worldState.ts'
import { announcementContent } from './announcements/announcementContent.ts'
import { helpContent } from './helpContent.ts'

// Only what the content reads.
const merchant = (minimumAge: number) =>
  ({
    code: 'LANTERN',
    name: 'Lantern',
    modulesOn: new Set(['registration']),
    offer: { categories: new Set(), lotteryPages: new Set(), playMoney: true },
    config: { jurisdiction: { minimumAge }, currency: { decimals: 2 } },
  }) as unknown as Merchant

test('QR17 C31 help and announcements name the age of the brand, in every language', () => {
  const text = JSON.stringify([helpContent(merchant(21)), announcementContent(merchant(21), new Date(0))])
  expect(text).not.toMatch(/\b18 (?:or older|yaş)|\{\{/)
  expect(text.match(/21 or older/g)).toHaveLength(4)
  expect(text.match(/21 yaş/g)).toHaveLength(4)
})

test('QR17 C31 the content is written anew when the age changes', () => {
  expect(contentVersion(merchant(21))).not.toBe(contentVersion(merchant(18)))
})

test('R22 P03 P04 help says nothing of ways to pay that the site does not have', () => {
  const ids = (modules: readonly string[]) =>
    helpContent({ ...merchant(18), modulesOn: new Set(modules) }).map(({ id }) => id)
  expect(ids(['deposit', 'withdrawal'])).toEqual(expect.arrayContaining(['deposit', 'withdraw']))
  expect(ids([]).filter((id) => ['deposit', 'withdraw'].includes(id))).toEqual([])
})
