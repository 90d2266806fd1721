import { afterEach, expect, test, vi } from 'vitest'
import { createRouteTable } from '../routes/routeTable.ts'
import { createHostState } from '../runtime/hostState.ts'
import { config, english, manifests, turkish } from '../testing/fixtures.ts'
import { placeHere } from './placeHere.ts'

const table = createRouteTable(manifests, config, () => true)

function placeAt(address: string, language = english) {
  vi.stubGlobal('location', new URL(address, 'https://play.example'))
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('HTMLTextAreaElement', class {})
  vi.stubGlobal('HTMLInputElement', class {})
  return placeHere(createHostState(), table, { loginRequired: false, language })
}

afterEach(() => vi.unstubAllGlobals())

test('Z21 a page of an account is kept below the login, one for everybody is not', () => {
  expect(placeAt('/pointMall')).toEqual({ path: '/pointMall', isKept: true })
  expect(placeAt('/')).toEqual({ path: '/', isKept: false })
  expect(placeAt('/?centre=member.securityCenter')).toEqual({ path: '/', isKept: true })
})

test('Z21 H04 a page in another language is the same page, named as the router names it', () => {
  expect(placeAt('/tr/pointMall', turkish)).toEqual({ path: '/pointMall', isKept: true })
  expect(placeAt('/tr', turkish)).toEqual({ path: '/', isKept: false })
})
