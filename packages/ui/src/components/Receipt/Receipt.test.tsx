import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Receipt } from './Receipt.tsx'

test('QP18 a receipt says each sum beside its name, and a dash for what is not known yet', async () => {
  render(
    <Receipt
      rows={[{ id: 'pay', label: 'You pay', value: '$100.00' }]}
      total={{ id: 'get', label: 'Added to your balance' }}
      note="Usually at once."
    />,
  )
  await expect.element(page.getByRole('definition').nth(0)).toHaveTextContent('$100.00')
  await expect.element(page.getByRole('definition').nth(1)).toHaveTextContent('–')
  await expect.element(page.getByText('Usually at once.')).toBeVisible()
})
