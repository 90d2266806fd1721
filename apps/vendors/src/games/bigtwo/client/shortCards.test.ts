import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bigTwoGame } from './bigTwoGame.tsx'

function Shown() {
  const show = bigTwoGame.useShowMove()
  return createElement('div', {}, show({ kind: 'cards', cards: ['Th', '2s'] }))
}

test('QR25 QP10 what a seat did last draws its suits, and says them in words', () => {
  const html = renderToStaticMarkup(createElement(Shown))
  expect(html.match(/<path/g)).toHaveLength(2)
  expect(html).not.toMatch(/[♣♦♥♠]/)
  expect(html).toContain('Ten of hearts, Two of spades')
})
