import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { TextArea } from './TextArea.tsx'

test('UK14 the label names the text, and typing reports it', async () => {
  const change = vi.fn((event: React.ChangeEvent<HTMLTextAreaElement>) => event.target.value)
  render(<TextArea label="Comment" onChange={change} />)
  await page.getByLabelText('Comment').fill('two\nlines')
  expect(change).toHaveLastReturnedWith('two\nlines')
})

test('UK14 characters are counted as people do, and more than may be sent is kept', async () => {
  const { container } = render(<TextArea label="Comment" most={3} defaultValue="🎡🎡🎡🎡" error="Use at most 3." />)
  const count = container.querySelector('[data-part=count]')
  expect(count?.textContent).toBe('4 / 3')
  expect(count?.hasAttribute('data-over')).toBe(true)
  await expect.element(page.getByLabelText('Comment')).toHaveValue('🎡🎡🎡🎡')
  await expect.element(page.getByLabelText('Comment')).toHaveAccessibleDescription('Use at most 3.')
})

test('UK14 it grows with what is written', () => {
  const heightOf = (text: string) =>
    render(<TextArea label="Comment" defaultValue={text} />)
      .container.querySelector('textarea')
      ?.getBoundingClientRect().height ?? 0
  expect(heightOf('a\n'.repeat(9))).toBeGreaterThan(heightOf('a'))
})

test('UK14 a long word makes it higher, not wider than its place', () => {
  const { container } = render(
    <div style={{ display: 'grid', inlineSize: '240px' }}>
      <form style={{ display: 'grid' }}>
        <TextArea label="Comment" defaultValue={'x'.repeat(140)} />
      </form>
    </div>,
  )
  const box = container.querySelector('textarea')?.getBoundingClientRect()
  expect(box?.width).toBeLessThanOrEqual(240)
})
