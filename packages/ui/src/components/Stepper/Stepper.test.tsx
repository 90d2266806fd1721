import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { serverRender } from '../../../testing/serverRender.tsx'
import { Stepper, type StepperProps } from './Stepper.tsx'

const steps = [
  { id: 'a', label: 'Login' },
  { id: 'b', label: 'About you' },
  { id: 'c', label: 'Number' },
]
const stepper = (props: Partial<StepperProps> = {}) => <Stepper label="Sign up" steps={steps} current="b" {...props} />

test('UK14 the step that is taken is the current one, and those before it say that they are done', () => {
  const { container } = render(stepper())
  const items = [...container.querySelectorAll('li')]
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(items[0]?.textContent).toContain('Done')
  expect(items[1]?.textContent).not.toContain('Done')
})

test('UK14 only steps that are done lead back', async () => {
  const select = vi.fn()
  render(stepper({ onSelect: select }))
  expect(page.getByRole('button').elements()).toHaveLength(1)
  await page.getByRole('button', { name: /Login/ }).click()
  expect(select).toHaveBeenCalledExactlyOnceWith('a')
})

test('UK17 where there is no room for a row, it says which step it is', async () => {
  const narrow = (width: number) => <div style={{ inlineSize: width }}>{stepper()}</div>
  const { container, rerender } = render(narrow(320))
  const where = container.querySelector('[data-part=where]') as HTMLElement
  expect(where.innerText.replaceAll(/\s+/g, ' ')).toBe('Step 2 of 3 About you')
  rerender(narrow(800))
  expect(getComputedStyle(where).display).toBe('none')
})

test('UK17 the bar of a step that is done is room enough for a finger', async () => {
  const select = vi.fn()
  const { container } = render(<div style={{ inlineSize: 320, padding: 24 }}>{stepper({ onSelect: select })}</div>)
  const { width, height } = (container.querySelector('button') as HTMLElement).getBoundingClientRect()
  expect([width > 88, height >= 44]).toEqual([true, true])
  await page.getByRole('button', { name: /Login/ }).click()
  expect(select).toHaveBeenCalledExactlyOnceWith('a')
})

test('UK17 is prerendered without a style attribute', () => {
  expect(serverRender(stepper())).not.toMatch(/ style=/)
})
