import { afterAll, afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { defaultTheme } from '../src/tokens/index.ts'
import { applyTheme } from '../stories/applyTheme.ts'
import { cleanUp } from './render.tsx'

const { documentElement } = document
applyTheme(document, defaultTheme, 'dark', true)
const attributes = documentElement
  .getAttributeNames()
  .map((name) => [name, documentElement.getAttribute(name)] as const)

// All files share one page: direction, language, theme and width are the next one's again.
afterEach(() => {
  cleanUp()
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name)
  for (const [name, value] of attributes) documentElement.setAttribute(name, value ?? '')
  scrollTo(0, 0)
})
afterAll(() => page.viewport(1024, 768))
