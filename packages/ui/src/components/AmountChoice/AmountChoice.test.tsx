import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { AmountChoice } from './AmountChoice.tsx'

const options = ['20', '50'].map((value) => ({ value, label: `$${value}` }))

test('P03 an amount is chosen with one press, and says that it is chosen', async () => {
  const onChoose = vi.fn()
  render(<AmountChoice label="Amounts" options={options} value="20" onChoose={onChoose} />)
  await expect.element(page.getByRole('button', { name: '$20' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '$50' }).click()
  expect(onChoose).toHaveBeenCalledWith('50')
})

test('P03 amounts stay whole, in columns of one width and rows that are equally full', () => {
  const tops = (labels: readonly string[], width: number) => {
    const { container } = render(
      <div style={{ inlineSize: width }}>
        <AmountChoice label="Amounts" options={labels.map((label) => ({ value: label, label }))} onChoose={() => {}} />
      </div>,
    )
    const boxes = [...container.querySelectorAll('button')].map((button) => {
      expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
      // One line of 20 px with its padding and edges.
      expect(button.getBoundingClientRect().height).toBe(44)
      return button.getBoundingClientRect()
    })
    expect(new Set(boxes.map(({ width: own }) => Math.round(own))).size).toBe(1)
    const rows = [...new Set(boxes.map(({ top }) => top))]
    return rows.map((row) => boxes.filter(({ top }) => top === row).length)
  }
  const dollars = ['$20', '$50', '$100', '$250']
  expect(tops(dollars, 390)).toEqual([4])
  expect(tops(dollars, 260)).toEqual([2, 2])
  const lira = ['₺1.000,00', '₺2.500,00', '₺10.000,00', '₺50.000,00', '₺100.000,00', '₺250.000,00']
  expect(tops(lira, 440)).toEqual([3, 3])
  expect(tops(lira, 300)).toEqual([2, 2, 2])
  expect(tops(lira, 1200)).toEqual([6])
})

test('P03 without amounts there is no group', () => {
  const { container } = render(<AmountChoice label="Amounts" options={[]} onChoose={() => {}} />)
  expect(container.querySelector('[role="group"]')).toBeNull()
})
