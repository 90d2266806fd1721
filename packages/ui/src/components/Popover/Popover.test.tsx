import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

const popover = (
  <Popover label="Rename" trigger={(button) => <Button {...button}>Open</Button>}>
    {(close) => (
      <button type="button" onClick={close}>
        Save
      </button>
    )}
  </Popover>
)
const panel = () => page.getByRole('dialog', { name: 'Rename' })

test('UK08 a popover opens beside its button, and what it holds can close it', async () => {
  render(popover)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(panel()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => panel().elements().length).toBe(0)
})

test('UK14 the Tab key goes into it, and Escape closes it and gives the focus back', async () => {
  render(popover)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel()).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
  await expect.poll(() => panel().elements().length).toBe(0)
})

test('UK08 a press elsewhere closes it', async () => {
  render(
    <>
      {popover}
      <p>Elsewhere</p>
    </>,
  )
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(panel()).toBeVisible()
  await userEvent.click(document.body, { position: { x: 400, y: 400 } })
  await expect.poll(() => panel().elements().length).toBe(0)
})
