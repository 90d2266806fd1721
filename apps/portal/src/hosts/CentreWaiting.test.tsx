import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CentreWaiting } from './CentreWaiting.tsx'

test('QP17 a page of a form waits as fields, any other as lines: records have no fields to fill in', () => {
  expect(renderToStaticMarkup(<CentreWaiting as="form" />)).toContain('data-shape="form"')
  const lines = renderToStaticMarkup(<CentreWaiting as={undefined} />)
  expect(lines).toContain('data-shape="text"')
  expect(lines).not.toContain('form')
})
