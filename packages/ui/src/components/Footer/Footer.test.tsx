import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pictureFailed } from '../../../testing/pictureFailed.ts'
import { render } from '../../../testing/render.tsx'
import { hydrate } from '../../../testing/serverRender.tsx'
import { Footer } from './Footer.tsx'

const footer = (
  <Footer
    about="An invented house."
    columns={[{ id: 'help', title: 'Help', links: [{ id: 'terms', label: 'Terms', href: '/help#term' }] }]}
    vendors={[{ id: 'n', name: 'Northlight', image: '/n.svg', href: '/rng?vendor=N' }]}
    copyright="© Lantern"
  />
)

test('H19 holds about, help links, vendor logos and copyright', async () => {
  render(footer)
  await expect.element(page.getByText('An invented house.')).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Help' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/help#term')
  await expect.element(page.getByRole('link', { name: 'Northlight' })).toHaveAttribute('href', '/rng?vendor=N')
  await expect.element(page.getByText('© Lantern')).toBeVisible()
})

test('UK17 is taken over without a mismatch', async () => {
  expect((await hydrate(footer)).problems).toEqual([])
})

test('Z08 H19 a vendor whose logo does not come is named in words, also where it failed before scripts ran', async () => {
  const { container } = await hydrate(footer, pictureFailed)
  await expect.poll(() => container.querySelector('img'), { timeout: 4000 }).toBeNull()
  await expect.element(page.getByRole('link', { name: 'Northlight' })).toHaveTextContent('Northlight')
})

test.each([390, 1000, 1440])('H19 many columns stand beside and below one another at %i px', async (width) => {
  await page.viewport(width, 900)
  const links = [{ id: 'rules', label: 'Rules of the house and of its games', href: '/rules' }]
  const columns = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, title: `Column ${index}`, links }))
  const { container } = render(
    <Footer logo={<strong>Lantern</strong>} about="An invented house." columns={columns} copyright="© Lantern" />,
  )
  const boxes = [...container.querySelectorAll('[data-part="about"] > *, [data-part="column"] :is(h2, a)')].map((one) =>
    one.getBoundingClientRect(),
  )
  const overlaps = boxes.filter((one, at) =>
    boxes.some(
      (other, index) =>
        index > at &&
        Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
        Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top),
    ),
  )
  expect(overlaps).toEqual([])
  expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
})

test('H19 QP16 an address that is longer than its column stays within the narrowest window', async () => {
  await page.viewport(320, 640)
  const address = { id: 'mail', label: 'customer-service@marigolddraw.example', href: 'mailto:a@marigolddraw.example' }
  const columns = [
    { id: 'house', title: 'The house', links: [{ id: 'own', label: 'Games of our own', href: '/own' }] },
    { id: 'ask', title: 'Ask us', links: [address] },
  ]
  render(<Footer about="An invented house." columns={columns} copyright="© Lantern" />)
  expect(page.getByRole('link', { name: address.label }).element().getBoundingClientRect().right).toBeLessThanOrEqual(
    304,
  )
  await page.viewport(1024, 768)
})

test.each([360, 768, 1024])(
  'H19 QP16 at %i px an address is broken nowhere and columns that have room stand in one row',
  async (width) => {
    await page.viewport(width, 900)
    const column = (id: string, title: string, labels: readonly string[]) => ({
      id,
      title,
      links: labels.map((label) => ({ id: label, label, href: '/own' })),
    })
    const columns = [
      column('house', 'Marigold', ['Piyangolar', 'Kendi oyunlarımız']),
      column('ask', 'Bize sorun', ['hello@marigolddraw.example']),
      column('service', 'Müşteri hizmetleri', ['Geri bildirim']),
    ]
    const about = 'An invented house of small games that says how much it pays, whose trial games cost nothing at all.'
    const { container } = render(<Footer about={about} columns={columns} copyright="© Lantern" />)
    const address = page.getByRole('link', { name: /@/ }).element()
    expect(address.getClientRects()).toHaveLength(1)
    const right = address.closest('nav')?.getBoundingClientRect().right
    expect(address.getBoundingClientRect().right).toBeLessThanOrEqual(right ?? 0)
    const tops = [...container.querySelectorAll('[data-part="column"]')].map((one) => one.getBoundingClientRect().top)
    if (width >= 720) expect(new Set(tops).size).toBe(1)
    await page.viewport(1024, 768)
  },
)
