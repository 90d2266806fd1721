import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { Changes } from './Changes.tsx'
import { changes, readChange } from './changes.ts'

test('QB07 every waiting change of the kit is on the page, breaking ones first', () => {
  const files = Object.keys(import.meta.glob('../../../.changeset/*.md'))
  expect(changes.map(({ id }) => `../../../.changeset/${id}.md`).sort()).toEqual(files.sort())
  const breaks = readChange('../.changeset/gone.md', "---\n'@foyer/ui': major\n---\n\n`Marquee` is gone.\n")
  const { container } = render(<Changes changes={breaks ? [...changes, breaks] : []} history="" />)
  expect([...container.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
    'Breaks in the next release',
    'New in the next release',
    'Mended in the next release',
  ])
  const [breaking] = container.querySelectorAll('ul')
  expect(breaking?.textContent).toContain('Marquee is gone.')
  expect(container.querySelector('a[href="./?path=/docs/components-timeline--docs"]')?.textContent).toBe('Timeline')
  expect(readChange('x.md', '---\n"other": minor\n---\nText')).toBeUndefined()
})
