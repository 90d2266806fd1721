import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { Carousel, type CarouselProps } from './Carousel.tsx'

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => String(index + 1)).map((name) => (
    <a key={name} href={`#${name}`} style={{ display: 'block', height: 100 }}>
      Slide {name}
    </a>
  ))
const carousel = (props: Partial<CarouselProps> = {}) => (
  <div style={{ width: 400, paddingTop: 60 }}>
    <Carousel label="Highlights" {...props}>
      {props.children ?? slides(3)}
    </Carousel>
  </div>
)

const rowOf = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-part=viewport]') as HTMLElement

/** Renders and uses it, so that the slider takes the row over. */
async function mount(props: Partial<CarouselProps> = {}) {
  const rendered = render(carousel(props))
  rowOf(rendered.container).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  await expect.poll(() => rendered.container.querySelector('[data-enhanced]'), { timeout: 5000 }).not.toBeNull()
  return rendered
}

/** Numbers of the slides that are in sight, by where they stand. */
function inSight(container: HTMLElement): number[] {
  const frame = container.querySelector('[data-part=viewport]')?.getBoundingClientRect()
  return [...container.querySelectorAll('[data-part=slide]')].flatMap((slide, index) => {
    const { left, right } = slide.getBoundingClientRect()
    return frame && right > frame.left + 2 && left < frame.right - 2 ? [index + 1] : []
  })
}

const fakeSteps = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Takes pointer and focus away, and waits until the clock of its steps runs again, or does not. */
async function leaveAlone(clocks = 1): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await page.elementLocator(document.body).hover({ position: { x: 900, y: 10 } })
  await expect.poll(() => vi.getTimerCount()).toBe(clocks)
}

describe('UK08 the carousel', () => {
  test('UK08 goes forward, back and to a slide', async () => {
    const onChange = vi.fn()
    const { container } = await mount({ onChange })
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => inSight(container)).toEqual([2])
    await page.getByRole('button', { name: 'Show slide 3' }).click()
    await expect.poll(() => inSight(container)).toEqual([3])
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled()
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect.poll(() => inSight(container)).toEqual([2])
    expect(onChange.mock.calls.at(-1)).toEqual([1])
  })

  test('UK08 slides out of sight are inert and their links no stop of the Tab key', async () => {
    const { container } = await mount()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect
      .poll(() => [...container.querySelectorAll<HTMLElement>('[data-part=slide]')].map(({ inert }) => inert))
      .toEqual([true, false, true])
  })

  test('UK14 the arrow keys move it', async () => {
    const { container } = await mount({ loops: true })
    container.querySelector<HTMLElement>('[data-part=slide] a')?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => inSight(container)).toEqual([3])
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => inSight(container)).toEqual([1])
  })

  test('C11 stands still under reduced motion, moves when told to, and is paused again', async () => {
    fakeSteps()
    const { container } = await mount({ autoplay: 5000, loops: true })
    vi.advanceTimersByTime(20_000)
    expect(inSight(container)).toEqual([1])
    await page.getByRole('button', { name: 'Play' }).click()
    await leaveAlone()
    vi.advanceTimersByTime(5000)
    await expect.poll(() => inSight(container)).toEqual([2])
    await page.getByRole('button', { name: 'Pause' }).click()
    await leaveAlone(0)
    vi.advanceTimersByTime(20_000)
    expect(inSight(container)).toEqual([2])
  })

  test('UK08 holds while the pointer is over it', async () => {
    fakeSteps()
    const { container } = await mount({ autoplay: 5000, loops: true })
    await page.getByRole('button', { name: 'Play' }).click()
    await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    vi.advanceTimersByTime(20_000)
    expect(inSight(container)).toEqual([1])
  })

  test('FP26 a step it makes by itself is shown by the compositor, without script in its frames', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList) // all that is read of it
    fakeSteps()
    const { container } = await mount({ autoplay: 5000, loops: true })
    await leaveAlone()
    const nextFrame = window.requestAnimationFrame.bind(window)
    const frames = vi.spyOn(window, 'requestAnimationFrame')
    for (const next of [2, 3, 1]) {
      frames.mockClear()
      vi.advanceTimersByTime(5000)
      await new Promise(nextFrame)
      const moving = [...container.querySelectorAll('[data-part=slide]')].flatMap((slide) => slide.getAnimations())
      expect(moving).toHaveLength(2)
      for (const move of moving) {
        move.pause()
        move.currentTime = 100
      }
      expect(inSight(container), 'one leaves, one comes').toHaveLength(2)
      for (const move of moving) move.finish()
      expect(inSight(container)).toEqual([next])
      expect(frames, 'the one that sets where the step ends').toHaveBeenCalledOnce()
      await expect.element(page.getByRole('button', { name: `Show slide ${next}` })).toHaveAttribute('aria-current')
    }
  })

  test('UK08 a slide that is added later can be reached', async () => {
    const { container, rerender } = await mount()
    rerender(carousel({ children: slides(5) }))
    await page.getByRole('button', { name: 'Show slide 5' }).click()
    await expect.poll(() => inSight(container)).toEqual([5])
  })

  test('L13 a rail goes on by as many slides as are wholly in sight', async () => {
    const wide = slides(8).map((slide) => (
      <div key={slide.key} style={{ width: 120 }}>
        {slide}
      </div>
    ))
    const { container } = await mount({ fit: 'content', controls: 'rail', children: wide })
    await expect.poll(() => inSight(container).slice(0, 3)).toEqual([1, 2, 3])
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => inSight(container)[0]).toBe(4)
  })

  test('L13 a rail whose slides are all in sight has no arrows', async () => {
    const small = slides(3).map((slide) => (
      <div key={slide.key} style={{ width: 90 }}>
        {slide}
      </div>
    ))
    render(carousel({ fit: 'content', controls: 'rail', children: small }))
    await expect.element(page.getByRole('button', { name: 'Next', includeHidden: true })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Next', includeHidden: true })).not.toBeVisible()
  })

  test('UK08 one slide has no controls', () => {
    render(carousel({ children: slides(1) }))
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  test('UK17 before its script is there it is a native row that scrolls', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = serverRender(carousel())
    const viewport = rowOf(container)
    expect(serverRender(<Carousel label="x">{slides(2)}</Carousel>).replaceAll(/<a [^>]*>/g, '')).not.toMatch(/ style=/)
    expect(viewport.children).toHaveLength(3)
    container.remove()
  })

  test('UK08 stays a native row until it is used, and one that is swiped is taken over where it rests', async () => {
    const { container } = render(carousel())
    const row = rowOf(container)
    row.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))
    expect(row).not.toHaveAttribute('data-enhanced')
    row.scrollTo({ left: 800, behavior: 'instant' })
    await expect.poll(() => row.dataset.enhanced).toBe('')
    await expect.poll(() => inSight(container)).toEqual([3])
    await expect.element(page.getByRole('button', { name: 'Show slide 3' })).toHaveAttribute('aria-current')
  })

  test('UK08 a press on an unused carousel moves it, and its first own step, too', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList) // all that is read of it
    fakeSteps()
    const { container } = render(carousel({ autoplay: 5000, loops: true }))
    await leaveAlone()
    vi.advanceTimersByTime(5000)
    await expect.poll(() => inSight(container)).toEqual([2])
    container.querySelector<HTMLElement>('[data-part=next]')?.click()
    await expect.poll(() => inSight(container)).toEqual([3])
  })

  test('UK14 focus stays on the row while the slider takes it over', async () => {
    const { container } = render(carousel())
    const row = rowOf(container)
    row.focus()
    await expect.poll(() => row.dataset.enhanced).toBe('')
    expect(document.activeElement).toBe(row)
    row.blur()
    expect(row).not.toHaveAttribute('tabindex')
  })

  test('UK08 UK14 the ring of the row lies over its slides, whose pictures would cover it', async () => {
    const { container } = render(carousel())
    const root = rowOf(container).parentElement as HTMLElement // the row stands in the carousel
    const ring = getComputedStyle(root, '::after')
    expect(ring.outlineStyle).toBe('none')
    await userEvent.tab()
    expect(document.activeElement).toBe(rowOf(container))
    expect([ring.outlineStyle, ring.position, ring.pointerEvents]).toEqual(['solid', 'absolute', 'none'])
  })

  test('UK17 is taken over without a mismatch', async () => {
    expect((await hydrate(carousel({ autoplay: 5000 }))).problems).toEqual([])
  })
})
