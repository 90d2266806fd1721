import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { TurnoverSummary } from './TurnoverSummary.tsx'

test('P04 turnover says in amounts how much is played, and what it is made of behind one line', async () => {
  render(
    <TurnoverSummary
      title="$40.00 still to play"
      part={0.6}
      label="Played"
      value="$60.00 of $100.00"
      rows={[{ id: '1', label: 'Deposit D1', part: 0.2, value: '$10.00 of $50.00' }]}
      rowsLabel="What it is made of"
    />,
  )
  const part = page.getByRole('region', { name: '$40.00 still to play' })
  await expect
    .element(part.getByRole('progressbar', { name: 'Played' }))
    .toHaveAttribute('aria-valuetext', '$60.00 of $100.00')
  await expect.element(page.getByText('Deposit D1')).not.toBeVisible()
  await page.getByText('What it is made of').click()
  await expect.element(part.getByRole('progressbar', { name: 'Deposit D1' })).toBeVisible()
})
