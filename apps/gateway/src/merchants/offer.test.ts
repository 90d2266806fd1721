import type { ResolvedBrand } from '@foyer/brand'
import type { GameType } from '@foyer/contract'
import { expect, test } from 'vitest'
import { isOffered, offerOf } from './offer.ts'

const off = { enabled: false } as const
const on = { enabled: true } as const

/** Fields a site's offer does not follow from are left out. */
const offer = (changes: { routes?: object; nav?: { category: string }[]; freePlay?: boolean } = {}) =>
  offerOf({
    routes: changes.routes ?? {},
    nav: changes.nav ?? [],
    modules: { freePlay: changes.freePlay ?? true },
  } as unknown as ResolvedBrand)

const game = (gameType: GameType, vassalage = 'ABC', playMoneyOnly = false) => ({ gameType, vassalage, playMoneyOnly })

test('FP16 C27 a brand has the categories whose pages it has not switched off', () => {
  const { categories } = offer({ routes: { live: off, sports: on } })
  expect([...categories]).toEqual(['RNG', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'])
})

test('FP15 a lottery is offered where the brand has switched its page on', () => {
  expect(isOffered(offer(), game('LOTT'))).toBe(false)
  expect(isOffered(offer({ nav: [{ category: 'LOTT' }] }), game('LOTT'))).toBe(false)
  expect(isOffered(offer({ routes: { lottery: on } }), game('LOTT'))).toBe(true)
  expect(isOffered(offer({ routes: { lottery: on } }), game('LOTT', 'TCG_LOTTO_VN'))).toBe(false)
  expect(isOffered(offer({ routes: { elott: on } }), game('ELOTT'))).toBe(true)
})

test('FP15 the sea lottery needs no page, only a place in the navigation', () => {
  expect(isOffered(offer({ nav: [{ category: 'LOTT' }] }), game('LOTT', 'TCG_SEA'))).toBe(true)
  expect(isOffered(offer(), game('LOTT', 'TCG_SEA'))).toBe(false)
})

test('FP15 a game for play money only is not offered where there is no free play', () => {
  expect(isOffered(offer(), game('LIVE', 'ABC', true))).toBe(true)
  expect(isOffered(offer({ freePlay: false }), game('LIVE', 'ABC', true))).toBe(false)
  expect(isOffered(offer({ freePlay: false }), game('LIVE'))).toBe(true)
})
