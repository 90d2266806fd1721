import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Timeline } from './Timeline.tsx'

test('QP18 a timeline is a list in its order that says where things stand', async () => {
  render(
    <Timeline
      label="Way"
      steps={[
        { id: '1', title: 'Begun', time: '18:02', state: 'done' },
        { id: '2', title: 'Waiting', state: 'current' },
      ]}
    />,
  )
  const items = page.getByRole('list', { name: 'Way' }).getByRole('listitem')
  await expect.element(items.nth(0)).toHaveTextContent('Begun18:02')
  await expect.element(items.nth(1)).toHaveAttribute('aria-current', 'step')
})
