import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { Accordion } from './Accordion.tsx'

const items = [
  { id: 'when', title: 'When?', content: <p>At nine.</p> },
  { id: 'where', title: 'Where?', content: <p>In Istanbul.</p> },
]

test('CF07 a question opens its answer by pointer and by keyboard, and leaves the others as they are', async () => {
  render(<Accordion items={items} />)
  await expect.element(page.getByText('At nine.')).not.toBeVisible()
  await page.getByText('When?').click()
  await expect.element(page.getByText('At nine.')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('In Istanbul.')).toBeVisible()
  await expect.element(page.getByText('At nine.')).toBeVisible()
})

test('UK17 questions are taken over without a mismatch', async () => {
  expect(serverRender(<Accordion items={items} />)).not.toMatch(/ style=/)
  expect((await hydrate(<Accordion items={items} />)).problems).toEqual([])
})
