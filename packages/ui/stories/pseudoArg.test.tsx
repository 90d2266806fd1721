import { isValidElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { pseudoArg } from '../../../.storybook/pseudoArg.ts'
import { cleanUp, render } from '../testing/render.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  cleanUp()
})

test('UK12 words in a row of elements need no keys in a pseudo-language either', () => {
  const error = vi.spyOn(console, 'error')
  const words = pseudoArg(
    'en-XA',
    <p>
      Read the <a href="#terms">terms</a> and <b>the rules</b>.
    </p>,
  )
  if (isValidElement(words)) render(words)
  expect(document.body.textContent).not.toContain('Read')
  expect(error).not.toHaveBeenCalled()
})

test('UK12 QR25 the name of a link is in the language of its words, while names of games stay', () => {
  const link = { name: 'More games: Slots', text: 'More games' }
  const words = pseudoArg('en-XA', link, { name: 'Daha fazla oyun: Slotlar', text: 'Daha fazla oyun' })
  expect(words).not.toMatchObject({ name: link.name })
  expect(pseudoArg('en-XA', { name: 'Lantern Harbor' }, { name: 'Lantern Harbor' })).toEqual({ name: 'Lantern Harbor' })
})
