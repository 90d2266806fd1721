import { statusFromWire } from '@foyer/contract'
import { expect, test } from 'vitest'
import { config } from '../testing/fixtures.ts'
import { createModuleOn } from './serverModules.ts'

const status = (enabled: '1' | '0') =>
  statusFromWire({
    maintenance: false,
    regionRestriction: false,
    serverTime: '2026-01-01T00:00:00Z',
    info: {
      whitelabel: [
        { modId: 'ACCOUNT3', enabled, childrenNodes: [{ modId: 'FREEPLAY3', enabled: '1', childrenNodes: [] }] },
      ],
      register: {},
      resources: {},
      customerService: [],
      analytics: {},
      imageCDNs: [],
      launchGameCDNs: [],
    },
    location: {},
  })

test('CF09 a module is on when brand and server both have it on', () => {
  expect(createModuleOn(config.modules, status('1'))('freePlay')).toBe(true)
  expect(createModuleOn(config.modules, status('0'))('freePlay')).toBe(false)
  expect(createModuleOn({ ...config.modules, freePlay: false }, status('1'))('freePlay')).toBe(false)
})

test('CF09 the brand alone decides about its own modules and until the server has spoken', () => {
  expect(createModuleOn(config.modules, status('0'))('winnerBoard')).toBe(true)
  expect(createModuleOn(config.modules, undefined)('freePlay')).toBe(true)
})
