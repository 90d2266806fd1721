import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { keyframes, styled } from 'styled-components'
import { expect, test } from 'vitest'
import { createSheet } from './createSheet.ts'

const turn = keyframes`from { rotate: 0deg; } to { rotate: 1turn; }`
const First = styled.div.withConfig({ componentId: 'fy-FirstFixture' })`animation: ${turn} 1s; b { color: red; }`
const Second = styled.div.withConfig({ componentId: 'fy-SecondFixture' })`color: blue;`

function page(...parts: (typeof First)[]): { html: string; css: string } {
  const { sheet, css: written } = createSheet()
  const html = renderToString(sheet.collectStyles(parts.map((part, index) => createElement(part, { key: index }))))
  const css = written()
  sheet.seal()
  return { html, css }
}

test('CF17 a later page has the same rules as the first one', () => {
  const first = page(First, Second)
  expect(first.css).toContain('color:red')
  expect(first.css).toContain('@keyframes')
  expect(page(First, Second)).toEqual(first)
})

test('CF17 a page has no rules of components that only earlier pages show', () => {
  page(First, Second)
  const { css } = page(Second)
  expect(css).toContain('color:blue')
  expect(css).not.toContain('color:red')
})
