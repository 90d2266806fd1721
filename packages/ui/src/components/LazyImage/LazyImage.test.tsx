import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { seen } from '../../../testing/seen.ts'
import reef from '../../stories/art/reef.svg'
import { LazyImage } from './LazyImage.tsx'
import { lazyThreshold } from './observeOnce.ts'
import { retryImage } from './retryImage.ts'

const size = { width: 200, height: 200 }

test('C12 an observed image is fetched when a tenth of it is on screen', async () => {
  expect(lazyThreshold).toBe(0.1)
  const { container } = render(
    <div style={{ paddingTop: 3000 }}>
      <div style={{ height: 200, width: 200 }}>
        <LazyImage src={reef} alt="Reef" loading="observed" {...size} />
      </div>
    </div>,
  )
  const source = (): string | null | undefined => container.querySelector('img')?.getAttribute('src')
  await seen(container.querySelector('[data-part=art]') as Element)
  expect(source()).toBeNull()
  container.querySelector('img')?.scrollIntoView()
  await expect.poll(source).toBe(reef)
})

test('L26 an image is tried once more, not twice', () => {
  const image = new Image()
  image.src = '/first.svg'
  expect(retryImage(image)).toBe(true)
  expect(retryImage(image)).toBe(false)
  // The browser's mark of a broken picture is not shown while it is asked for again.
  expect(image.style.visibility).toBe('hidden')
  image.dispatchEvent(new Event('load'))
  expect(image.style.visibility).toBe('')
  image.src = '/second.svg'
  expect(retryImage(image)).toBe(true)
})

test('Z08 the default icon keeps the words of the image it stands for', async () => {
  render(<LazyImage src="" alt="Reef Party" {...size} />)
  await expect.element(page.getByRole('img', { name: 'Reef Party' })).toBeInTheDocument()
})

test('Z08 an image that failed before scripts ran gives way to the default icon too', async () => {
  const { container } = render(<LazyImage src="/no-such-image.svg" alt="" {...size} />)
  await expect.poll(() => container.querySelector('[data-part=default-icon]'), { timeout: 4000 }).not.toBeNull()
})
