import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { Marquee } from './Marquee.tsx'

const items = [
  { id: 'works', text: 'Deposits pause on Sunday' },
  { id: 'new', text: 'New titles', href: '#new' },
]

test('L01 says every notice once to assistive technology', () => {
  const { container } = render(<Marquee items={items} />)
  const lists = [...container.querySelectorAll('ul')]
  expect(lists.map((list) => list.getAttribute('aria-hidden'))).toEqual([null, 'true'])
})

test('L01 the copy that closes the loop answers a press and is no stop of the Tab key', () => {
  const onSelect = vi.fn()
  const { container } = render(<Marquee items={items} onSelect={onSelect} />)
  const copies = [...container.querySelectorAll<HTMLElement>('[aria-hidden=true] :is(a, button)')]
  expect(copies.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1])
  copies[0]?.click()
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('works')
})

test('QR25 a notice is at least 24 px high to press', () => {
  const { container } = render(<Marquee items={items} onSelect={vi.fn()} />)
  for (const notice of container.querySelectorAll('ul:not([aria-hidden]) [data-part=item]'))
    expect(notice.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

test('L01 opens the notice that was pressed', async () => {
  const onSelect = vi.fn()
  render(<Marquee items={items} onSelect={onSelect} />)
  await page.getByRole('button', { name: 'Deposits pause on Sunday' }).click()
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('works')
})

test('UK17 under reduced motion it is a still list without its copy', () => {
  const { container } = render(<Marquee items={items} />)
  const [list, copy] = [...container.querySelectorAll('ul')]
  expect(list && getComputedStyle(list).animationName).toBe('none')
  expect(copy && getComputedStyle(copy).display).toBe('none')
})

test('QR25 a notice reached by keyboard is wholly in sight', async () => {
  const many = ['one', 'two', 'three'].map((id) => ({ id, text: `Deposits by card pause on Sunday: ${id}` }))
  const { container } = render(
    <div style={{ width: 420 }}>
      <Marquee items={many} onSelect={vi.fn()} />
    </div>,
  )
  const frame = container.querySelector('[data-part=window]')
  for (const direction of ['{Tab}{Tab}{Tab}{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(direction)
    const [notice, sight] = [document.activeElement, frame].map((element) => element?.getBoundingClientRect())
    expect(document.activeElement?.textContent).toContain('Deposits')
    expect(notice?.left).toBeGreaterThanOrEqual(sight?.left ?? Number.NaN)
    expect(notice?.right).toBeLessThanOrEqual(sight?.right ?? Number.NaN)
  }
})

test('QR25 can be paused and run again', () => {
  const { container } = render(<Marquee items={items} />)
  const root = container.querySelector('section')
  const button = container.querySelector<HTMLButtonElement>('[data-part=pause]')
  button?.click()
  return expect.poll(() => root?.hasAttribute('data-paused')).toBe(true)
})

test('FP26 out of sight it does not move', async () => {
  const { container } = render(
    <div style={{ paddingTop: 6000 }}>
      <Marquee items={items} />
    </div>,
  )
  const section = container.querySelector('section')
  const states = () => [...container.querySelectorAll('ul')].map((list) => getComputedStyle(list).animationPlayState)
  await expect.poll(states).toEqual(['paused', 'paused'])
  section?.scrollIntoView()
  await expect.poll(states).toEqual(['running', 'running'])
})

test('L01 without notices there is nothing', () => {
  expect(render(<Marquee items={[]} />).container.innerHTML).toBe('')
})

test('UK17 is prerendered without a style attribute and taken over without a mismatch', async () => {
  expect(serverRender(<Marquee items={items} />)).not.toMatch(/ style=/)
  expect((await hydrate(<Marquee items={items} />)).problems).toEqual([])
})

test.each(['ltr', 'rtl'] as const)(
  'L01 UK17 %s: notices run from the start of the window, and the copy follows them in',
  (dir) => {
    const { container } = render(
      <div dir={dir} style={{ inlineSize: 400 }}>
        {/* Tests run under reduced motion. */}
        <style>{'ul { animation: 10s linear infinite fy-marquee !important; display: flex !important }'}</style>
        <Marquee items={items} />
      </div>,
    )
    const [list, copy] = container.querySelectorAll('ul')
    const window = container.querySelector('[data-part=window]')
    const animations = [list, copy].flatMap((one) => one?.getAnimations() ?? [])
    const startsAtWindow = (shown: Element | undefined, progress: number) => {
      for (const animation of animations) {
        animation.pause()
        animation.currentTime = progress * Number(animation.effect?.getComputedTiming().duration)
      }
      const edge = dir === 'rtl' ? 'right' : 'left'
      const [own, around] = [shown, window].map((one) => one?.getBoundingClientRect()[edge] ?? 0)
      expect(own, `${progress}`).toBeCloseTo(around ?? Number.NaN, 0)
    }
    startsAtWindow(list, 0)
    startsAtWindow(copy, 1 - 1e-6)
  },
)
