import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyPart } from './lazyPart.tsx'

const never = () => new Promise<never>(() => undefined)

test('FP08 while a part is on its way what is given for it stands there, with the part’s own props', () => {
  const FirstOf = ({ names }: { names: readonly string[] }) => <p>{names[0]}</p>
  const { Part } = lazyPart<{ names: readonly string[] }>(() => never(), FirstOf)
  expect(renderToStaticMarkup(<Part names={['Comet', 'Orbit']} />)).toBe('<p>Comet</p>')
})

test('FP08 an element or nothing can stand there as well', () => {
  const { Part: Drawn } = lazyPart(() => never(), <hr />)
  expect(renderToStaticMarkup(<Drawn />)).toBe('<hr/>')
  const { Part: Empty } = lazyPart(() => never(), null)
  expect(renderToStaticMarkup(<Empty />)).toBe('')
})
