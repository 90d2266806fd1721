import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { OneTimeCode } from './OneTimeCode.tsx'

const input = () => page.getByRole('textbox', { name: 'Code' })

test('UK14 the field asks the platform for a code that was sent, and for digits', async () => {
  render(<OneTimeCode label="Code" />)
  await expect.element(input()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(input()).toHaveAttribute('inputmode', 'numeric')
})

test('UK14 UK17 a place is as wide as a finger where there is room, and shares less with the others', async () => {
  await page.viewport(1024, 700)
  const { container } = render(<OneTimeCode label="Code" />)
  const widths = [...container.querySelectorAll('[data-part=place]')].map(
    (place) => place.getBoundingClientRect().width,
  )
  expect(widths).toEqual([44, 44, 44, 44, 44, 44])
})

test('UK14 typing fills the places, skips what is no digit, and says once that the code is whole', async () => {
  const complete = vi.fn()
  const { container } = render(<OneTimeCode label="Code" onComplete={complete} />)
  await input().click()
  await userEvent.keyboard('12a3-45')
  expect(complete).not.toHaveBeenCalled()
  await userEvent.keyboard('67')
  expect(complete).toHaveBeenCalledExactlyOnceWith('123456')
  expect([...container.querySelectorAll('[data-part=place]')].map((place) => place.textContent).join('')).toBe('123456')
})

test('UK14 writing and erasing happen at the end, wherever the press was', async () => {
  render(<OneTimeCode label="Code" defaultValue="1234" />)
  await userEvent.click(input(), { position: { x: 4, y: 20 } })
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}9')
  await expect.element(input()).toHaveValue('1239')
})

test('UK14 a state kept elsewhere gets the code without spaces', async () => {
  function Stateful() {
    const [value, setValue] = useState('')
    return (
      <>
        <OneTimeCode label="Code" value={value} onChange={(event) => setValue(event.target.value)} />
        <output>{value}</output>
      </>
    )
  }
  const { container } = render(<Stateful />)
  await input().fill('123 456')
  expect(container.querySelector('output')?.textContent).toBe('123456')
})

test('UK17 the places run from left to right in every language', () => {
  const { container } = render(
    <div dir="rtl">
      <OneTimeCode label="Code" defaultValue="12" />
    </div>,
  )
  const [first, second] = container.querySelectorAll('[data-part=place]')
  expect(first?.getBoundingClientRect().left).toBeLessThan(second?.getBoundingClientRect().left ?? 0)
})

test('FK05 an error moves nothing', () => {
  const { container, rerender } = render(<OneTimeCode label="Code" error={undefined} />)
  const before = container.getBoundingClientRect().height
  rerender(<OneTimeCode label="Code" error="Not the one we sent." />)
  expect(container.getBoundingClientRect().height).toBe(before)
})
