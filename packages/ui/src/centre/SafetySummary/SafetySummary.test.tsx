import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { SafetySummary } from './SafetySummary.tsx'

const steps = [
  { id: 'mail', label: 'Mail address verified', isDone: true },
  { id: 'key', label: 'Passkey', isDone: false },
]

test('P01 UK14 says how many steps are done, and which, without colours', async () => {
  render(<SafetySummary name="Ada" account="demoplayer" steps={steps} title="Next" text="A passkey" />)
  const list = page.getByRole('list', { name: '1 of 2 steps done' })
  await expect.element(list.getByText('Done: Mail address verified')).toBeInTheDocument()
  await expect.element(list.getByText('Not yet: Passkey')).toBeInTheDocument()
  const ring = page.getByRole('progressbar', { name: 'What keeps your account safe' })
  await expect.element(ring).toHaveAttribute('aria-valuenow', '1')
})
