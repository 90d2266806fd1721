import { announcementsQuery } from '@foyer/feature-api'
import { expect, test } from 'vitest'
import { manifests } from './manifests.ts'

const routes = manifests.flatMap(({ routes: own = [] }) => own)
const at = (path: string) => routes.find(({ paths }) => paths.includes(path))

// Section 2.3 of the specification, written by hand.
test.each([
  ['R01 BN01', ['/', '/index', '/index.html', '/home'], 'home', 'w_home'],
  ['R03 BN01', ['/hot'], 'hot', 'w_home'],
  ['R03 BN01', ['/fav'], 'fav', 'w_home'],
  ['R21 BN01', ['/help'], 'help', 'w_home'],
  ['R05 BN02', ['/rng'], 'rng', 'w_rng'],
  ['R07 BN03', ['/live'], 'live', 'w_live'],
  ['R08 BN04', ['/fish'], 'fish', 'w_fish'],
  ['R06 BN05', ['/pvp'], 'pvp', 'w_pvp'],
  ['R10 BN06', ['/sports'], 'sports', 'w_sports'],
  ['R11 BN07', ['/esports'], 'esports', 'w_esports'],
  ['R12 BN08', ['/cockfight'], 'cockfight', 'w_cockfight'],
  ['R23 BN10', ['/down', '/download'], 'down', 'w_down'],
  ['BN13', ['/register', '/register.html'], 'register', 'w_reg'],
  ['R15 BN09', ['/elott'], 'elott', 'w_lott'],
  ['R16 BN09', ['/lotteryCenter'], 'lotteryCenter', 'w_lott'],
  ['R17 BN11', ['/promotions'], 'promotions', 'w_promotion'],
  ['R09 BN14', ['/inhouse'], 'inhouse', 'w_inhouse'],
] as const)('%s %j is one page, %s, with the banners %s', (_ids, paths, id, banner) => {
  for (const path of paths) expect(at(path)).toMatchObject({ id, banner })
})

test.each([
  ['R13', '/lottery', 'LOTT'],
  ['R14', '/vnLottery', undefined],
  ['R15', '/elott', 'ELOTT'],
  ['R16', '/lotteryCenter', undefined],
])('%s %s is on the site of the brands that switch it on alone, for the category %s', (_id, path, category) => {
  expect(at(path)?.isOptional).toBe(true)
  expect(at(path)?.category).toBe(category)
})

test.each([
  ['R22', '/helpmc', 'plain'],
  ['R20', '/seamless', 'bare'],
])('%s %s has no banner: its layout is %s', (_id, path, layout) => {
  expect(at(path)).toMatchObject({ layout })
  expect(at(path)?.banner).toBeUndefined()
})

test.each([
  ['BN01', '/help', 'w_help'],
  ['BN10', '/down', 'w_download'],
  ['BN11', '/promotions', undefined],
] as const)('%s below the content of %s stands the banner group %s', (_id, path, group) => {
  expect(at(path)?.secondBanner).toBe(group)
})

test('C29 announcements of all five types are asked for, for the web and browsers', () => {
  expect(announcementsQuery).toEqual({ types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' })
})

test('H14 the help centre is reached from the menu of everybody who is signed in', () => {
  const entry = manifests.flatMap(({ memberMenu = [] }) => memberMenu).find(({ id }) => id === 'help')
  expect(entry).toMatchObject({ opens: { route: 'help' }, roles: ['member', 'agent', 'trial'] })
})

test('L06 M06 the apps stand on home as a section, and over any page as a dialog', () => {
  const download = manifests.find(({ id }) => id === 'download')
  expect(download?.sections?.map(({ id }) => id)).toContain('download')
  expect(Object.keys(download?.modals ?? {})).toContain('download')
})
