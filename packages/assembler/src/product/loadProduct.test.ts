import { manifests } from '@foyer/features/manifests'
import { expect, test } from 'vitest'
import { loadProduct } from './loadProduct.ts'

test('CF08 the way out is the one entry of the member menu that is last whatever a brand lists', async () => {
  const { menu } = await loadProduct(manifests)
  expect(menu.flatMap(({ id, isLast }) => (isLast ? [id] : []))).toEqual(['sign-out'])
})
