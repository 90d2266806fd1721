import { bannerGroups } from '@foyer/brand/node'
import type { Merchant } from '@foyer/gateway/ports'
import { expect, test } from 'vitest'
import { bannerContent } from './bannerContent.ts'
import { contentWords } from './contentWords.ts'

// Only what the content reads.
const merchant = {
  code: 'LANTERN',
  offer: { categories: new Set(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']) },
} as unknown as Merchant

const content = bannerContent(merchant)

test.each(
  [...bannerGroups].filter((group) => group !== 'w_help').map((group) => [group === 'w_shop' ? 'BN12' : 'EN07', group]),
)('%s the server has a banner for %s in every language, with words and a picture of its own', (_id, group) => {
  const own = content.filter(({ data }) => 'groupName' in data && data.groupName === group)
  expect(new Set(own.map(({ language }) => language))).toEqual(new Set(contentWords.keys()))
  for (const { data } of own) {
    expect(data).toMatchObject({
      alt: expect.stringMatching(/\S/),
      url: expect.stringMatching(/^\/media\/art\/banner\//),
    })
  }
})
