import type { Role } from '@foyer/contract'
import { expect, test } from 'vitest'
import { manifests } from '../testing/fixtures.ts'
import { type Centre, centreOf, decideCentre, pagesOf } from './centreModel.ts'

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

test('FP01 P01 no other page stands in for one that the site does not have', () => {
  expect(kindsFor('member.depositv2')).toEqual(['missing', 'missing', 'missing', 'trial'])
  expect(kindsFor('withdraw')).toEqual(['missing', 'missing', 'missing', 'missing'])
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
