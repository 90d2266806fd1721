import { expect, test } from 'vitest'
import preview from '../../../.storybook/preview.tsx'
import { render } from '../testing/render.tsx'
import { components } from './describe.ts'
import { Welcome } from './Welcome.tsx'

const stories = import.meta.glob(['../src/{components,centre}/*/*.stories.tsx', '!../src/**/*.matrix.stories.tsx'])

test('FK04 the welcome page describes every component that has stories', () => {
  const folders = new Set(Object.keys(stories).map((path) => path.split('/').at(-2)))
  expect(components.map(({ name }) => name).sort()).toEqual([...folders].sort())
  for (const { name, text } of components)
    expect([name, text]).toEqual([name, expect.stringMatching(/^[A-Z].{15,}\.$/)])
})

test('FK04 UK13 the toolbar offers brand, theme, language, role, clock and network, and the welcome page names each choice', () => {
  const { container } = render(<Welcome />)
  const named = [...container.querySelectorAll('dl')][0]?.querySelectorAll('dt') ?? []
  const globals = preview.globalTypes ?? {}
  expect(Object.keys(globals)).toEqual(
    expect.arrayContaining(['brand', 'theme', 'language', 'role', 'clock', 'network']),
  )
  const offered = Object.values(globals).map(({ toolbar }) => toolbar?.title)
  expect([...named].map(({ textContent }) => textContent).sort()).toEqual(offered.sort())
})

test('FK04 a link from a page of stories to a component stays in Storybook, also in a folder of a site', () => {
  for (const { name, href } of components) {
    const { pathname, searchParams } = new URL(
      href,
      'https://site.test/kit/iframe.html?id=start-here-welcome--overview',
    )
    expect([name, pathname, searchParams.get('path')]).toEqual([
      name,
      '/kit/',
      expect.stringMatching(`^/docs/(?:components|centre)-${name.toLowerCase()}--docs$`),
    ])
  }
})
