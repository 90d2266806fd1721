import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ResolvedBrand } from '@foyer/brand'
import { expect, test } from 'vitest'
import { effectiveModules } from './effectiveModules.ts'

const brand = {
  merchant: 'LAGOON',
  languages: { default: 'EN', active: ['EN'], tags: {} },
  modules: { registration: true, freePlay: true, points: true, smsLogin: false },
} as unknown as ResolvedBrand // the parts that are read

const status = (on: readonly string[]) => ({
  maintenance: false,
  regionRestriction: false,
  serverTime: '2026-01-01T00:00:00.000Z',
  info: {
    whitelabel: on.map((modId) => ({ modId, enabled: '1', childrenNodes: [] })),
    register: {},
    resources: {},
    customerService: [],
    analytics: {},
    imageCDNs: [],
    launchGameCDNs: [],
  },
  location: {},
})

async function told(value: unknown): Promise<string> {
  const server = createServer((_request, response) => response.end(JSON.stringify({ success: true, value })))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await effectiveModules('lagoon', brand, new URL(`http://127.0.0.1:${port}`))
  } finally {
    server.close()
  }
}

test('CF09 a module is on when the brand and the server have it on; the others are told', async () => {
  expect(await told(status(['REGISTER3', 'FREEPLAY3', 'PTSYS3']))).toBe('modules on: registration, freePlay, points')
  expect(await told(status(['REGISTER3', 'PTSYS3']))).toBe(
    'modules on: registration, points\non in brand.json, off on the server: freePlay (FREEPLAY3)',
  )
})

test('CF09 without a usable answer the brand’s own modules are told, with the reason', async () => {
  expect(await told({ info: {} })).toContain('the server was not asked (http://127.0.0.1:')
  expect(await effectiveModules('lagoon', brand, new URL('http://127.0.0.1:9'))).toContain('is the server running?')
})
