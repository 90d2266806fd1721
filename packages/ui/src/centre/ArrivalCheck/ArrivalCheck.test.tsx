import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { ArrivalCheck } from './ArrivalCheck.tsx'

test('P23 C35 the question says beforehand when it is answered by itself, and what that means', async () => {
  render(
    <ArrivalCheck
      title="Has $95.00 arrived?"
      deadline="Counts as received in 14:26:40"
      deadlineAt="2026-11-21 08:28:31"
      consequence="What has not arrived is not given back."
      consequenceLabel="What this means"
    >
      <p>Form</p>
    </ArrivalCheck>,
  )
  const part = page.getByRole('region', { name: 'Has $95.00 arrived?' })
  await expect.element(part.getByText('Counts as received in 14:26:40')).toBeVisible()
  await part.getByText('What this means').click()
  await expect.element(part.getByText('What has not arrived is not given back.')).toBeVisible()
})
