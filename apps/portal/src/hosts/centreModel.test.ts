import type { Role } from '@foyer/contract'
import { expect, test } from 'vitest'
import { manifests } from '../testing/fixtures.ts'
import { centreKindOf, decideCentre, pagesOf } from './centreModel.ts'

const agentPage = {
  id: 'agent.agentTeamOverview',
  title: 'team',
  icon: 'users',
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
  expect(kindsFor('agent.agentTeamOverview')).toEqual(['login', 'agentsOnly', 'open', 'trial'])
})

test('FP01 P01 no other page stands in for one that the site does not have', () => {
  expect(kindsFor('member.depositv2')).toEqual(['missing', 'missing', 'missing', 'trial'])
  expect(kindsFor('withdraw')).toEqual(['missing', 'missing', 'missing', 'missing'])
})

test('P01 the pages of a centre stand in their order', () => {
  expect(pagesOf('member', manifests).map(({ id }) => id)).toEqual([
    'member.securityCenter',
    'member.personalHistoryCopy',
  ])
})

test('P15 text that is no page id names no centre', () => {
  for (const text of [null, '', 'withdraw', 'admin.users', '__proto__.x']) expect(centreKindOf(text)).toBeUndefined()
})
