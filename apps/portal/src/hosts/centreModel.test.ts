import { expect, test } from 'vitest'
import { manifests } from '../testing/fixtures.ts'
import { centreKindOf, findPage, mayOpen, pagesOf } from './centreModel.ts'

test('P15 X02 X03 members and agents open the member centre, only agents the agent centre, trials neither', () => {
  expect((['guest', 'member', 'agent', 'trial'] as const).map((role) => mayOpen('member', role))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect((['guest', 'member', 'agent', 'trial'] as const).map((role) => mayOpen('agent', role))).toEqual([
    false,
    false,
    true,
    false,
  ])
})

test('P01 a page that does not exist opens the centre’s first page', () => {
  const pages = pagesOf('member', manifests)
  expect(pages.map(({ id }) => id)).toEqual(['member.securityCenter', 'member.personalHistoryCopy'])
  expect(findPage('member.personalHistoryCopy', 'member', pages)?.id).toBe('member.personalHistoryCopy')
  expect(findPage('member.withdraw', 'member', pages)?.id).toBe('member.securityCenter')
  expect(findPage('agent.agentTeamOverview', 'agent', pagesOf('agent', manifests))).toBeUndefined()
})

test('P15 text that is no page id names no centre', () => {
  for (const text of [null, '', 'withdraw', 'admin.users', '__proto__.x']) expect(centreKindOf(text)).toBeUndefined()
})
