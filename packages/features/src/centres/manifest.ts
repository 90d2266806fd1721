import { defineFeature } from '@foyer/feature-api'

/** The member and agent centres: who may open them, and what the others are told (P15, T13, V34). */
export const centres = defineFeature({
  id: 'centres',
  messages: import.meta.glob('./messages/*.json'),
  centres: [
    { id: 'member', title: 'member', start: 'member.securityCenter', roles: ['member', 'agent'] },
    {
      id: 'agent',
      title: 'agent',
      start: 'agent.agentTeamOverview',
      roles: ['agent'],
      refusal: { title: 'agentsOnlyTitle', text: 'agentsOnlyText' },
    },
  ],
  actions: { openCentre: () => import('./model/openCentre.ts') },
})
