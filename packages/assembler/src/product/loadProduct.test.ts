import { manifests } from '@foyer/features/manifests'
import { expect, test } from 'vitest'
import { loadProduct } from './loadProduct.ts'

test('CF08 the member menu that a brand may list has no way out, which is always last', async () => {
  const { menu } = await loadProduct(manifests)
  const ids = menu.map(({ id }) => id)
  expect(ids).toContain('betting-record')
  expect(ids).not.toContain('sign-out')
})
