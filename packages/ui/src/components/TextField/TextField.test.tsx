import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { TextField } from './TextField.tsx'

test('UK14 the label names the input and typing reports the value', async () => {
  const change = vi.fn((event: React.ChangeEvent<HTMLInputElement>) => event.target.value)
  render(<TextField label="Username" onChange={change} />)
  await page.getByLabelText('Username').fill('demoplayer')
  expect(change).toHaveLastReturnedWith('demoplayer')
})

test('UK14 error and hint describe the input, and the error is announced', async () => {
  render(<TextField label="Amount" hint="At least 10.00" error="More than your balance." />)
  const input = page.getByLabelText('Amount')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription('More than your balance. At least 10.00')
  await expect.element(page.getByRole('alert')).toHaveTextContent('More than your balance.')
})

test('UK14 a required field says so without the star in its name', async () => {
  render(<TextField label="Email" required />)
  const input = page.getByRole('textbox', { name: 'Email' })
  await expect.element(input).toBeRequired()
  await expect.element(input).toHaveAccessibleName('Email')
})

test('FK05 an error takes the place of the hint or a line kept for it: nothing below moves', () => {
  const heights = [undefined, 'At least 10.00'].map((hint) => {
    const { container, rerender } = render(<TextField label="Amount" hint={hint} error={undefined} />)
    const before = container.getBoundingClientRect().height
    rerender(<TextField label="Amount" hint={hint} error="More than your balance." />)
    return container.getBoundingClientRect().height - before
  })
  expect(heights).toEqual([0, 0])
})

test('FK05 an error of two lines moves nothing either', () => {
  const field = (error?: string) => (
    <div style={{ inlineSize: 320 }}>
      <TextField label="Amount" error={error} />
    </div>
  )
  const { container, rerender } = render(field())
  const before = container.getBoundingClientRect().height
  rerender(field('More than your balance of $820.00, of which $20.00 is locked.'))
  expect(container.querySelector('[data-part=error]')?.getBoundingClientRect().height).toBe(32)
  expect(container.getBoundingClientRect().height).toBe(before)
})

test('FK05 a field that cannot be refused keeps no line free', () => {
  const { container } = render(<TextField label="Search" />)
  expect(container.querySelector('[data-part="messages"]')).toBeNull()
})

test('FK05 a disabled field is lighter than the dark page it stands on, not a hole in it', () => {
  const { container } = render(<TextField label="Username" defaultValue="demoplayer" disabled />)
  const box = container.querySelector('[data-part="box"]') as Element
  const [red = 0, green = 0, blue = 0, alpha = 0] = (getComputedStyle(box).backgroundColor.match(/[\d.]+/g) ?? []).map(
    Number,
  )
  expect([red, green, blue].every((channel) => channel > 0.9)).toBe(true)
  expect(alpha).toBeGreaterThan(0)
})

test('UK15 lines of text grow with the text where a person has a browser write it at twice the size', () => {
  document.documentElement.style.fontSize = '200%'
  try {
    const { container } = render(
      <div style={{ inlineSize: 200 }}>
        <TextField label="Amount" hint="At least 10.00 and at most 5,000.00 a day" />
        <p>Below</p>
      </div>,
    )
    const hint = container.querySelector<HTMLElement>('[data-part=hint]')
    const { fontSize, lineHeight } = getComputedStyle(hint ?? container)
    expect(Number.parseFloat(lineHeight)).toBeGreaterThan(Number.parseFloat(fontSize))
    expect(hint?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      container.querySelector(':scope > div > p')?.getBoundingClientRect().top ?? 0,
    )
  } finally {
    document.documentElement.style.fontSize = ''
  }
})
