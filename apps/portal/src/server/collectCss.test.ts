import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, styled } from 'styled-components'
import { expect, test } from 'vitest'
import { collectCss } from './collectCss.ts'

test('UK17 the collected rules are plain css without marks of the library', () => {
  const Root = styled.div.withConfig({ componentId: 'fy-Fixture' })`
    color: red;
    @media (min-width: 1px) { color: blue; }
  `
  const sheet = new ServerStyleSheet()
  const html = renderToString(sheet.collectStyles(createElement(Root)))
  const css = collectCss(sheet)
  sheet.seal()
  const name = /class="fy-Fixture (\w+)"/.exec(html)?.[1]
  expect(css).toBe(`.${name}{color:red;}@media (min-width: 1px){.${name}{color:blue;}}`)
})
