import { statusFromWire } from '@foyer/contract'
import { operationKey } from '@foyer/feature-api'
import { serverModuleIds } from '@foyer/rules'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { config, english } from '../testing/fixtures.ts'
import { createModuleOn, knownModules, modulesOfStatus, onModulesTold } from './serverModules.ts'

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

const told = (enabled: '1' | '0') => modulesOfStatus(status(enabled))

test('CF09 a module is on when brand and server both have it on', () => {
  expect(createModuleOn(config.modules, told('1'))('freePlay')).toBe(true)
  expect(createModuleOn(config.modules, told('0'))('freePlay')).toBe(false)
  expect(createModuleOn({ ...config.modules, freePlay: false }, told('1'))('freePlay')).toBe(false)
})

test('FB03 CF09 the server switches every module, not some', () => {
  for (const module of Object.keys(config.modules) as (keyof typeof config.modules)[]) {
    const on = { ...config.modules, [module]: true }
    expect([module, createModuleOn(on, new Set([serverModuleIds[module]]))(module)]).toEqual([module, true])
    expect([module, createModuleOn(on, new Set())(module)]).toEqual([module, false])
  }
})

test('CF09 the brand decides until the server has spoken', () => {
  expect(createModuleOn(config.modules, undefined)('freePlay')).toBe(true)
})

test('I17 what the server says of its modules alone counts before what it said with its status', () => {
  const queries = new QueryClient()
  expect(knownModules(queries, english)).toBeUndefined()
  queries.setQueryData(operationKey('systemStatus', {}, english.code), status('1'))
  expect(knownModules(queries, english)).toContain('FREEPLAY3')
  queries.setQueryData(operationKey('whitelabel', undefined, english.code), new Set(['FAVOURITES3']))
  expect([...(knownModules(queries, english) ?? [])]).toEqual(['FAVOURITES3'])
})

test('CF09 only what may say which modules are on is looked at', () => {
  const queries = new QueryClient()
  const calls: string[] = []
  const stop = onModulesTold(queries, () => calls.push('told'))
  queries.setQueryData(operationKey('hotGames', {}, 'EN'), [])
  expect(calls).toEqual([])
  queries.setQueryData(operationKey('whitelabel', undefined, 'EN'), new Set())
  expect(calls.length).toBeGreaterThan(0)
  stop()
})
