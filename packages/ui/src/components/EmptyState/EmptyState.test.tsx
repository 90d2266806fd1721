import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { EmptyState } from './EmptyState.tsx'

test('L18 says what is not there and what to do; the picture is silent', async () => {
  const { container } = render(
    <EmptyState title="No favourites yet" actions={<a href="/rng">All slots</a>}>
      Press the heart on a game.
    </EmptyState>,
  )
  await expect.element(page.getByText('No favourites yet')).toBeVisible()
  await expect.element(page.getByText('Press the heart on a game.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'All slots' })).toBeVisible()
  expect(container.querySelector('svg')?.closest('[aria-hidden=true]')).not.toBeNull()
})
