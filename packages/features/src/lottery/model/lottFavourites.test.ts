import { expect, test } from 'vitest'
import { favouritesOf, parseFavourites, toggled } from './lottFavourites.ts'

test('W11 a favourite is kept for its user name and taken away by the second press', () => {
  const one = toggled({}, 'ayla', 'EVENING6')
  const two = toggled(toggled(one, 'ayla', 'QUICK10'), 'bora', 'VNNORTH')
  expect(two).toEqual({ ayla: ['QUICK10', 'EVENING6'], bora: ['VNNORTH'] })
  expect(toggled(two, 'bora', 'VNNORTH')).toEqual({ ayla: ['QUICK10', 'EVENING6'] })
})

test.each([[null], ['{'], ['[1]'], ['"ayla"'], ['{"ayla":"EVENING6"}']])('W11 %s holds no favourites', (text) => {
  expect(parseFavourites(text)).toEqual({})
})

test('W11 what is no id is passed over', () => {
  expect(parseFavourites('{"ayla":["EVENING6",7,null]}')).toEqual({ ayla: ['EVENING6'] })
})

test('W11 a user may be named like a part of every object', () => {
  expect(favouritesOf(toggled(parseFavourites('{}'), '__proto__', 'A'), '__proto__')).toEqual(['A'])
})
