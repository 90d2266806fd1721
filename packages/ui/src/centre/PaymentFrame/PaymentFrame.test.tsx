import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { PaymentFrame } from './PaymentFrame.tsx'

test('P03 form and history stand side by side where there is room, and below one another on a phone', async () => {
  const { container } = render(
    <PaymentFrame historyTitle="Your deposits" history={<p>Nothing yet</p>}>
      <p>Form</p>
    </PaymentFrame>,
  )
  const top = (part: string): number =>
    container.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect().top ?? Number.NaN
  await page.viewport(1280, 800)
  expect(top('history')).toBe(top('form'))
  await page.viewport(360, 800)
  expect(top('history')).toBeGreaterThan(top('form'))
  await expect.element(page.getByRole('region', { name: 'Your deposits' })).toBeVisible()
})
