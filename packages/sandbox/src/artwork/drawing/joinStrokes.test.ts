import { expect, test } from 'vitest'
import { joinStrokes } from './joinStrokes.ts'

test('GW08 lines of one pen beside one another become one, others stay', () => {
  const red = ' fill="none" stroke="#f00"'
  const line = (path: string, more = red) => `<path d="${path}"${more}/>`
  expect(joinStrokes(`<g>${line('M0 0H1')}${line('M2 2H3')}</g>${line('M4 4H5')}`)).toBe(
    `<g>${line('M0 0H1M2 2H3')}</g>${line('M4 4H5')}`,
  )
  for (const kept of [
    `${line('M0 0H1')}${line('M2 2H3', ' fill="none" stroke="#0f0"')}`,
    `${line('M0 0H1', `${red} opacity=".5"`)}${line('M0 0H1', `${red} opacity=".5"`)}`,
    `${line('M0 0H1', ' fill="none" stroke="url(#a)"')}${line('M2 2H3', ' fill="none" stroke="url(#a)"')}`,
    '<path d="M0 0H1V1Z" fill="#f00"/><path d="M0 0H1V1Z" fill="#f00"/>',
    '<svg></svg>',
  ])
    expect(joinStrokes(kept)).toBe(kept)
})
