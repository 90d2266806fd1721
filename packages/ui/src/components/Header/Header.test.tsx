import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { Button } from '../Button/Button.tsx'
import { MemberMenu } from '../MemberMenu/MemberMenu.tsx'
import { Header } from './Header.tsx'

const header = (
  <Header
    logo="Lantern"
    nav={<a href="#rng">Slots</a>}
    actions={<button type="button">Sign in</button>}
    drawerExtra="More"
  />
)
const slots = () => page.getByRole('link', { name: 'Slots' })

afterEach(() => page.viewport(1024, 768))

describe('UK07 the header', () => {
  test('UK07 shows its entries in the bar where there is room', async () => {
    render(header)
    await expect.element(slots()).toBeVisible()
    expect(page.getByRole('button', { name: 'Open menu' }).elements()).toHaveLength(0)
  })

  test('UK07 below 960 px the entries stand in a drawer that Escape closes', async () => {
    await page.viewport(390, 700)
    render(header)
    expect(slots().elements()).toHaveLength(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect.element(slots()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => slots().elements().length).toBe(0)
  })

  test('UK07 a chosen entry closes the drawer', async () => {
    await page.viewport(390, 700)
    render(header)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await slots().click()
    await expect.poll(() => slots().elements().length).toBe(0)
  })

  test('UK17 the drawer opens without script', async () => {
    await page.viewport(390, 700)
    const container = document.body.appendChild(document.createElement('div'))
    render(<Header logo="" nav="" />)
    container.innerHTML = serverRender(header)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect.element(slots()).toBeVisible()
    container.remove()
  })

  test('UK17 is prerendered without a style attribute and taken over without a mismatch', async () => {
    expect(serverRender(header)).not.toMatch(/ style=/)
    expect((await hydrate(header)).problems).toEqual([])
  })

  test('UK07 on a phone a large balance and a long word for the deposit have room', async () => {
    await page.viewport(390, 700)
    const deposit = <Button tone="primary">Einzahlungsmöglichkeiten</Button>
    const member = <MemberMenu name="demoplayer" balance="$1,234,567.89" deposit={deposit} entries={[]} />
    render(<Header logo="Lantern" nav={<a href="#rng">Slots</a>} actions={member} />)
    expect(document.documentElement.scrollWidth).toBe(390)
    const toggle = document.querySelector('[data-part=toggle]')?.getBoundingClientRect() ?? new DOMRect()
    expect(toggle.right).toBeLessThanOrEqual(390)
    expect(Math.min(toggle.width, toggle.height)).toBeGreaterThanOrEqual(44)
  })

  test.each([720, 800])(
    'UK07 QP16 at %i px the name of a member is whole or away, and the picture is round',
    async (width) => {
      await page.viewport(width, 450)
      const deposit = <Button tone="primary">Para yatır</Button>
      const member = <MemberMenu name="Ada" balance="₺4,026.05" deposit={deposit} entries={[]} />
      const actions = (
        <>
          <span style={{ flex: 'none', inlineSize: 140 }} />
          {member}
        </>
      )
      render(<Header logo={<span style={{ inlineSize: 180 }} />} nav={<a href="#rng">Slots</a>} actions={actions} />)
      expect(document.querySelector('[data-part=toggle]')?.getBoundingClientRect().right).toBeLessThanOrEqual(
        width - 16,
      )
      const who = document.querySelector('[data-part=who]') ?? document.body
      expect(who.scrollWidth).toBeLessThanOrEqual(who.clientWidth)
      expect(document.querySelector('[data-part=avatar]')?.getBoundingClientRect()).toMatchObject({
        width: 32,
        height: 32,
      })
    },
  )
})
