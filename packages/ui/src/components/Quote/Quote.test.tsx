import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Quote } from './Quote.tsx'

test('CF07 words stand with who said them, and without a line for nobody', async () => {
  const { container } = render(
    <Quote by="Ada Keys" detail="Head of the desk">
      Print the record.
    </Quote>,
  )
  await expect.element(page.getByRole('figure')).toHaveTextContent('Print the record.Ada KeysHead of the desk')
  expect(container.querySelector('blockquote')?.textContent).toBe('Print the record.')
  expect(render(<Quote>Alone.</Quote>).container.querySelector('figcaption')).toBeNull()
})
