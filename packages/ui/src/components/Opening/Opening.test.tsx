import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Opening } from './Opening.tsx'

test('UK14 an opening is a region named by its title', async () => {
  render(
    <Opening title="Tonight at nine" text="Six draws." action={<a href="#draws">See them</a>}>
      Ticket
    </Opening>,
  )
  const opening = page.getByRole('region', { name: 'Tonight at nine' })
  await expect.element(opening.getByRole('heading', { level: 2 })).toHaveTextContent('Tonight at nine')
  await expect.element(opening.getByRole('link', { name: 'See them' })).toBeVisible()
})
