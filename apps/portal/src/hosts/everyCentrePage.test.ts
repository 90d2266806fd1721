import { manifests } from '@foyer/features/manifests'
import { expect, test } from 'vitest'
import { centreOf, decideCentre } from './centreModel.ts'

const pages = manifests.flatMap(({ centrePages = [] }) => centrePages.map(({ id }) => id))

test.each(pages)('V34 P15 X01 X05 %s opens for its accounts, and everybody else is told why at its address', (id) => {
  const centre = centreOf(id, manifests)
  const kindFor = (role: 'guest' | 'member' | 'agent' | 'trial') => decideCentre(id, role, manifests).kind
  expect(kindFor('guest')).toBe('login')
  expect(kindFor('trial')).toBe('trial')
  for (const role of ['member', 'agent'] as const)
    expect(kindFor(role)).toBe(centre?.roles.includes(role) ? 'open' : 'otherAccount')
})

test('V34 T13 a page of the agent centre tells a member whom it is for', () => {
  const page = {
    order: 10,
    title: 'x',
    icon: async () => ({ default: [] }),
    page: async () => ({ default: () => null }),
  }
  const more = [
    ...manifests,
    { id: 'x', messages: {}, centrePages: [{ ...page, id: 'agent.agentTeamOverview' as const }] },
  ]
  const refused = decideCentre('agent.agentTeamOverview', 'member', more)
  expect(refused).toMatchObject({ kind: 'otherAccount', centre: { refusal: { title: 'agentsOnlyTitle' } } })
})
