import { expect, test } from 'vitest'
import { manifests } from '../testing/fixtures.ts'
import { navIcon } from './navModel.ts'

test('H05 an entry of a rail has the icon of its page, or one of its kind', () => {
  const slots = async () => ({ default: [] })
  const lobby = {
    id: 'lobby',
    messages: {},
    bottomBar: [{ id: 'slots', label: 'slots', icon: slots, opens: { route: 'rng' as const } }],
  }
  const icons = [navIcon([...manifests, lobby], 'rng'), navIcon([lobby], 'live'), navIcon([lobby], 'page/fair')]
  expect(icons[0]).toBe(slots)
  expect(new Set(icons).size).toBe(3)
})
