import type { SystemStatus } from '@foyer/contract'
import { expect, test } from 'vitest'
import { contactEntries } from './contactModel.ts'

const link = (labelNameEn: string) => ({ url: `https://${labelNameEn}.example`, labelNameEn })
const system: SystemStatus = {
  status: 0,
  maintenance: false,
  regionRestriction: false,
  serverTime: '2026-01-01T00:00:00Z',
  info: {
    whitelabel: [],
    register: {},
    resources: { WHATSAPP1: link('wa'), WHATSAPP2: link('wb'), FACEBOOK: link('fb'), Android: link('app') },
    customerService: [
      { csType: 'LIVECHAT', path: 'https://chat.example' },
      { csType: 'VIP', path: 'https://vip.example' },
    ],
    analytics: {},
    imageCDNs: [],
    launchGameCDNs: [],
  },
  location: {},
}
const all = { customerService: true, messaging: true, social: true }

test('H20 H21 the bar offers live chat, VIP chat, messaging apps with their variants, and social pages', () => {
  const entries = contactEntries(all, system)
  expect(entries.map(({ kind }) => kind)).toEqual(['live', 'vip', 'messaging', 'social'])
  expect(entries[2]?.links?.map(({ label }) => label)).toEqual(['wa', 'wb'])
})

test('H20 what the brand has off or the server has no address for is not offered', () => {
  expect(contactEntries({ ...all, customerService: false, social: false }, system).map(({ kind }) => kind)).toEqual([
    'messaging',
  ])
  expect(contactEntries(all, undefined)).toEqual([])
})
