import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pictureFailed } from '../../../testing/pictureFailed.ts'
import { render } from '../../../testing/render.tsx'
import { hydrate } from '../../../testing/serverRender.tsx'
import { Avatar } from './Avatar.tsx'

test('UK07 a picture that cannot be loaded leaves the initials', async () => {
  const { container } = render(<Avatar name="Ada Lovelace" image="data:image/png;base64,AAAA" />)
  await expect.poll(() => container.textContent).toBe('AL')
})

test('UK14 an avatar beside the name is silent, alone it is an image of that name', async () => {
  const { container } = render(<Avatar name="Ada Lovelace" />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  render(<Avatar name="Ada Lovelace" label="Ada Lovelace" />)
  await expect.element(page.getByRole('img', { name: 'Ada Lovelace' })).toBeVisible()
})

test('Z08 a picture that failed before scripts ran gives way to the initials', async () => {
  const { container } = await hydrate(<Avatar name="Mira Odell" image="/none.svg" />, pictureFailed)
  await expect.poll(() => container.textContent, { timeout: 4000 }).toBe('MO')
})
