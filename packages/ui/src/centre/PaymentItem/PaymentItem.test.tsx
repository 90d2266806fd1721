import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { PaymentItem } from './PaymentItem.tsx'

test('QP18 a payment is named by the way it is paid and keeps its own way behind one line', async () => {
  render(
    <PaymentItem icon={null} title="Card" amount="$5.00" badge="Waiting" timeline={<p>Begun</p>} timelineLabel="Way" />,
  )
  await expect.element(page.getByRole('article', { name: 'Card' }).getByText('$5.00')).toBeVisible()
  await expect.element(page.getByText('Begun')).not.toBeVisible()
  await page.getByText('Way').click()
  await expect.element(page.getByText('Begun')).toBeVisible()
})

test('QP18 a payment that has just been begun comes into sight and is read out with its amount and state', async () => {
  const { container } = render(
    <>
      <div style={{ blockSize: 4000 }} />
      <PaymentItem icon={null} title="Bank transfer" amount="$5.00" badge="Waiting" isOpen isNew />
    </>,
  )
  const heading = page.getByRole('heading', { name: 'Bank transfer' })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toHaveAccessibleDescription('$5.00 Waiting')
  const { top, bottom } = container.querySelector('article')?.getBoundingClientRect() ?? { top: -1, bottom: 0 }
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(innerHeight)
})

test('QP18 a usual amount stays in one line on the narrowest phone', async () => {
  render(
    <div style={{ inlineSize: 288 }}>
      <PaymentItem icon={null} title="Lantern Bank •••• 5672" amount="$9,900.00" badge="Waiting" isOpen />
    </div>,
  )
  const amount = page.getByText('$9,900.00')
  await expect.element(amount).toBeVisible()
  const range = document.createRange()
  range.selectNodeContents(amount.element())
  expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1)
})
