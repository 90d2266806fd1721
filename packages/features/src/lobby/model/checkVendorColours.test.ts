import { expect, test } from 'vitest'
import { LobbyConfig } from '../config.schema.ts'
import { checkVendorColours } from './checkVendorColours.ts'

const theme = { dark: { canvas: '#0e1013' }, light: { canvas: '#ffffff' } }

test('L33 CF01 a brand’s colour of vendor cards stands out from the page of both themes', () => {
  expect(checkVendorColours({ vendorColours: { SPORTS: '#8e1b1b', LOTT: '#f2b705' } }, { theme })).toEqual([])
  const found = checkVendorColours({ vendorColours: { SPORTS: '#101216', LOTT: '#fdfdfd' } }, { theme })
  expect(found.map(({ path }) => path.join('.'))).toEqual(['vendorColours.SPORTS', 'vendorColours.LOTT'])
  expect(found[0]?.message).toBe("Vendor cards in #101216 can't be told from the dark theme's page, which is #0e1013")
})

test('L33 C25 red is what a brand has that says nothing: one for what is played elsewhere, another for lotteries', () => {
  const { properties } = LobbyConfig.properties.vendorColours
  // A TypeBox schema is JSON, and these have a default each.
  const red = Object.entries(properties).map(([category, one]) => [category, (one as { default?: string }).default])
  expect(Object.fromEntries(red)).toEqual({
    SPORTS: '#8e1b1b',
    ESPORTS: '#8e1b1b',
    COCKFIGHT: '#8e1b1b',
    LOTT: '#b3261e',
    ELOTT: '#b3261e',
  })
})
