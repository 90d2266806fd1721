import type { SystemStatus } from '@foyer/contract'
import { expect, test } from 'vitest'
import { linksTo, serviceAt } from './contactAddresses.ts'

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

test('H20 messaging apps with their variants and social pages are told apart by their type', () => {
  expect(linksTo('messaging')(system).map(({ label }) => label)).toEqual(['wa', 'wb'])
  expect(linksTo('social')(system).map(({ href }) => href)).toEqual(['https://fb.example'])
})

test('H21 live chat and VIP chat have an address of their own', () => {
  expect([serviceAt('LIVECHAT')(system), serviceAt('VIP')(system)]).toEqual([
    'https://chat.example',
    'https://vip.example',
  ])
})
