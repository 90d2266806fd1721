import { expect, test } from 'vitest'
import { decideCentre } from './decideCentre.ts'

test.each([
  ['X02 a member opens the member centre', 'member.withdraw', 'member', 'open'],
  ['X03 an agent opens the agent centre', 'agent.agentTeamOverview', 'agent', 'open'],
  ['X03 an agent opens the member centre', 'member.withdraw', 'agent', 'open'],
  ['T13 a member is warned at the agent centre', 'agent.agentTeamOverview', 'member', 'warning'],
  ['P15 a trial account is warned at the member centre', 'member.withdraw', 'trial', 'warning'],
  ['T13 a trial account is warned at the agent centre', 'agent.agentTeamOverview', 'trial', 'warning'],
  ['X01 a guest logs in first', 'member.withdraw', 'guest', 'login'],
] as const)('%s', (_title, page, role, decision) => {
  expect(decideCentre(page, role)).toBe(decision)
})
