import type { FeatureManifest } from '@foyer/feature-api'
import { expect, test } from 'vitest'
import { decideCentre } from '../hosts/centreModel.ts'
import { manifests } from '../testing/fixtures.ts'
import { withContracts } from './agentContracts.ts'

const page = (id: `agent.${string}`, contract?: 'dailySalary' | 'dividend') => ({
  id: id as 'agent.agentTeamOverview', // ids are open; the fixture needs no declaration of its own
  title: 'title',
  icon: async () => ({ default: [] }),
  order: 10,
  page: async () => ({ default: () => null }),
  ...(contract && { contract }),
})
const features: readonly FeatureManifest[] = manifests.map((one) =>
  one.id === 'home'
    ? { ...one, centrePages: [page('agent.agentTeamOverview'), page('agent.agentDailyWages2', 'dailySalary')] }
    : one,
)
const off = { divtypereq: false, dailysalreq: false, contracthoursalreq: false, realtimesalreqtype: false }
const kind = (id: string, contracts?: typeof off) => decideCentre(id, 'agent', withContracts(features, contracts)).kind

test('X04 I09 a page of a contract is in the agent centre only while the server has the contract on', () => {
  expect(kind('agent.agentDailyWages2', { ...off, dailysalreq: true })).toBe('open')
  expect(kind('agent.agentDailyWages2', { ...off, divtypereq: true })).toBe('missing')
  expect(kind('agent.agentDailyWages2')).toBe('missing')
})

test('X04 pages without a contract are there for every agent', () => {
  expect(kind('agent.agentTeamOverview')).toBe('open')
})
