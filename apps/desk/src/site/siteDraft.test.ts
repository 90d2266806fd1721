import type { DeskSite } from '@foyer/contract'
import { expect, test } from 'vitest'
import { checkDraft, draftOf, siteOf } from './siteDraft.ts'

test.each<DeskSite>([
  {},
  { maintenance: true, maintenanceEnd: '2026-12-24T18:30:00.000Z' },
  { regionRestriction: true, visitorCountry: 'NL' },
  { blockedCountries: ['NL', 'TR'], blockedAddresses: ['198.51.100.0/24', '2001:db8::1'], modulesOff: ['PTSYS3'] },
])('R30 R31 R32 what a site is set to comes back as it was from the form: %o', (site) => {
  expect(siteOf(draftOf(site), site)).toEqual(site)
  expect(checkDraft(draftOf(site))).toEqual({})
})

test('R32 lists are taken as people write them, and what is no country or address is named', () => {
  const draft = { ...draftOf({}), blockedCountries: 'nl, tr;de', visitorCountry: ' us ' }
  expect(siteOf(draft, {})).toEqual({ blockedCountries: ['NL', 'TR', 'DE'], visitorCountry: 'US' })
  const wrong = { ...draft, blockedCountries: 'NL, Holland', blockedAddresses: 'here', visitorCountry: 'us de' }
  expect(checkDraft(wrong)).toEqual({
    blockedCountries: 'Holland',
    blockedAddresses: 'here',
    visitorCountry: 'de',
  })
})
