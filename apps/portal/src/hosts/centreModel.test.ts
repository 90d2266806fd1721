import type { Role } from '@foyer/contract'
import { expect, test } from 'vitest'
import { manifests } from '../testing/fixtures.ts'
import { type Centre, centreOf, decideCentre, listedPages, pagesOf } from './centreModel.ts'

const agentPage = {
  id: 'agent.agentTeamOverview',
  title: 'team',
  icon: async () => ({ default: [] }),
  order: 10,
  page: async () => ({ default: () => null }),
} as const
const features = manifests.map((one) =>
  one.id === 'home' ? { ...one, centrePages: [...(one.centrePages ?? []), agentPage] } : one,
)
const roles = ['guest', 'member', 'agent', 'trial'] as const
const kindsFor = (id: string) => roles.map((role: Role) => decideCentre(id, role, features).kind)

test('P15 X01 X02 X05 members and agents open the member centre, guests log in first, trials are warned', () => {
  expect(kindsFor('member.securityCenter')).toEqual(['login', 'open', 'open', 'trial'])
})

test('T13 X03 only agents open the agent centre, and a member is told whom it is for', () => {
  expect(kindsFor('agent.agentTeamOverview')).toEqual(['login', 'otherAccount', 'open', 'trial'])
})

test('N13 X03 a centre without a page is promised to no account', () => {
  const kinds = roles.map((role) => decideCentre('agent.agentTeamOverview', role, manifests).kind)
  expect(kinds).toEqual(['missing', 'missing', 'missing', 'missing'])
})

test('FP01 P01 no other page stands in for one that the site does not have', () => {
  expect(kindsFor('member.depositv2')).toEqual(['missing', 'missing', 'missing', 'trial'])
  expect(kindsFor('withdraw')).toEqual(['missing', 'missing', 'missing', 'missing'])
})

test('P01 the address of a centre alone shows its default page, for whoever may open it', () => {
  expect(kindsFor('member')).toEqual(['login', 'open', 'open', 'trial'])
  expect(decideCentre('member', 'member', features)).toMatchObject({ page: { id: 'member.securityCenter' } })
  const without = features.map((one) => ({
    ...one,
    centrePages: one.centrePages?.filter(({ order }) => order > 10) ?? [],
  }))
  expect(decideCentre('member', 'member', without)).toMatchObject({ page: { id: 'member.personalHistoryCopy' } })
})

test('P15 T13 an address of a page that is not shown leads on to one that is', () => {
  const next = { id: 'member.securityCenter' }
  expect(decideCentre('agent.agentTeamOverview', 'member', features)).toMatchObject({ kind: 'otherAccount', next })
  expect(decideCentre('member.depositv2', 'agent', features)).toMatchObject({ kind: 'missing', next })
  expect(decideCentre('agent.nothing', 'agent', features)).toMatchObject({ next: { id: 'agent.agentTeamOverview' } })
  expect(decideCentre('nothing', 'guest', features)).toEqual({ kind: 'missing', next: undefined })
})

const member = centreOf('member.securityCenter', manifests) as Centre // the fixture declares it

test('P01 the pages of a centre stand in their order', () => {
  expect(pagesOf(member, manifests).map(({ id }) => id)).toEqual([
    'member.securityCenter',
    'member.personalHistoryCopy',
  ])
})

test('P15 text that is no page id names no centre', () => {
  for (const text of [null, '', 'withdraw', 'admin.users', '__proto__.x'])
    expect(centreOf(text, manifests)).toBeUndefined()
})

test('CF08 another feature adds a page to a centre by its manifest alone', () => {
  const added = { ...agentPage, id: 'member.referral', order: 20 } as const
  const more = manifests.map((one) => (one.id === 'points' ? { ...one, centrePages: [added] } : one))
  expect(pagesOf(member, more).map(({ id, feature }) => [id, feature])).toEqual([
    ['member.securityCenter', 'home'],
    ['member.referral', 'points'],
    ['member.personalHistoryCopy', 'home'],
  ])
})

test('P05 EN01 a page for accounts with an upline is listed for those alone, and opens at its address for all', () => {
  const upline = { ...agentPage, id: 'member.transferUpline', listedFor: 'toUpline' } as const
  const more = manifests.map((one) => (one.id === 'points' ? { ...one, centrePages: [upline] } : one))
  const account = { id: '7', account: 'ada', nickname: 'Ada', type: 0 }
  const ids = (toUpline: boolean) => listedPages(member, more, { ...account, toUpline }).map(({ id }) => id)
  expect(ids(true)).toContain('member.transferUpline')
  expect(ids(false)).toEqual(['member.securityCenter', 'member.personalHistoryCopy'])
  expect(decideCentre('member.transferUpline', 'member', more).kind).toBe('open')
})

test('X07 a page for agents is listed for them alone', () => {
  const downline = { ...agentPage, id: 'member.transferDownline', listedFor: 'agent' } as const
  const more = manifests.map((one) => (one.id === 'points' ? { ...one, centrePages: [downline] } : one))
  const account = { id: '7', account: 'ada', nickname: 'Ada', toUpline: false }
  const ids = (type: number) => listedPages(member, more, { ...account, type }).map(({ id }) => id)
  expect(ids(1)).toContain('member.transferDownline')
  expect(ids(0)).not.toContain('member.transferDownline')
})
