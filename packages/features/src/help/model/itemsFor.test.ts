import { expect, test } from 'vitest'
import { itemsFor } from './itemsFor.ts'

const item = (id: string, isMemberCentre?: boolean) => ({
  id,
  title: id,
  content: '',
  ...(isMemberCentre && { isMemberCentre }),
})

test('R21 R22 the help centre has all items, that of members theirs alone', () => {
  const items = [item('start'), item('withdraw', true)]
  expect(itemsFor('help', items)).toEqual(items)
  expect(itemsFor('helpmc', items).map(({ id }) => id)).toEqual(['withdraw'])
})

test('R22 a server that tells no such items has all of them shown', () => {
  const items = [item('start'), item('withdraw')]
  expect(itemsFor('helpmc', items)).toEqual(items)
})
