import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { styled } from 'styled-components'
import { expect, test, vi } from 'vitest'
import { SharedPart, SharedPartsContext } from '../parts/SharedPart.tsx'
import { createSheet } from './createSheet.ts'
import { createPageParts, createPartStore, type PartStore } from './partStore.ts'

const Root = styled.footer.withConfig({ componentId: 'fy-PartFixture' })`color: red;`
const rendered = vi.fn()

function Foot() {
  const id = useId()
  rendered()
  return <Root id={id}>Foot</Root>
}

function Page({ words }: { readonly words: string }) {
  return (
    <main>
      {words}
      <SharedPart id="foot">
        <Foot />
      </SharedPart>
      {words}
    </main>
  )
}

function render(words: string, store: PartStore): { html: string; css: string } {
  const page = createSheet()
  const parts = createPageParts(store, page)
  const tree = (
    <SharedPartsContext value={parts}>
      <Page words={words} />
    </SharedPartsContext>
  )
  const html = parts.fill(renderToString(page.sheet.collectStyles(tree)))
  const css = page.css()
  page.sheet.seal()
  return { html, css }
}

test('CF17 a part that pages have in common is rendered once, and every page has its html and its rules', () => {
  const store = createPartStore()
  const first = render('one', store)
  const second = render('two', store)
  expect(rendered).toHaveBeenCalledTimes(1)
  expect(second).toEqual({ html: first.html.replaceAll('one', 'two'), css: first.css })
  expect(second.css).toContain('color:red')
})

test('CF17 a page with parts is what a browser draws by itself, generated ids and separators included', () => {
  const store = createPartStore()
  render('one', store)
  expect(render('two', store).html.replaceAll(/ class="[^"]*"/g, '')).toBe(
    renderToString(<Page words="two" />).replaceAll(/ class="[^"]*"/g, ''),
  )
})
