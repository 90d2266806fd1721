import { expect, test } from 'vitest'
import { keepSign } from './keepSign.ts'

/** Lines on which the amount of a sentence stands in a box of so many pixels. */
function linesOf(sentence: string, amount: string, width: number): number {
  const box = document.body.appendChild(document.createElement('p'))
  box.style.inlineSize = `${width}px`
  box.textContent = sentence
  const text = box.firstChild
  if (!text) throw new Error('The box has no text.')
  const range = document.createRange()
  range.setStart(text, sentence.search(/[-+]/))
  range.setEnd(text, sentence.length)
  const tops = new Set([...range.getClientRects()].map(({ top }) => top))
  box.remove()
  expect(sentence).toContain(amount)
  return tops.size
}

test.each(['₺1,212.90', '$12.50'])(
  'P06 QP16 the sign of -%s stays on its line where there is little room',
  (amount) => {
    const sentence = `Total ${keepSign(`-${amount}`)}`
    expect(linesOf(sentence, amount, 96)).toBe(1)
  },
)

test('P06 an amount without a sign stays as it is', () => {
  expect(keepSign('$12.50')).toBe('$12.50')
})
