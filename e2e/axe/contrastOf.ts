import type { Page } from '@playwright/test'

export interface Measured {
  readonly text: string
  /** Of the words to the pixels below them, all but the weakest 2 in 100. */
  readonly contrast: number
  readonly needed: number
}

interface Words {
  readonly text: string
  readonly colour: string
  readonly opacity: number
  readonly needed: number
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** Brings words into the middle of the window and hides them, so that what is below them can be seen; nothing when they are not shown. */
function hideWords(page: Page, selector: string): Promise<Words | undefined> {
  return page.evaluate((found) => {
    const element = document.querySelector<HTMLElement>(found)
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return undefined
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const range = document.createRange()
    const boxes = [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || !node.data.trim()) return []
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
    // Words that are cut with an ellipsis, at the end of their line or of the last line, reach farther than they are shown.
    const own = element.getBoundingClientRect()
    const isCut = getComputedStyle(element).overflowX !== 'visible'
    const [start, end] = isCut ? [Math.max(0, own.left), Math.min(innerWidth, own.right)] : [0, innerWidth]
    const last = isCut ? Math.min(innerHeight, own.bottom) : innerHeight
    const left = Math.max(start, Math.min(...boxes.map((box) => box.left)))
    const top = Math.max(0, Math.min(...boxes.map((box) => box.top)))
    const right = Math.min(end, Math.max(...boxes.map((box) => box.right)))
    const bottom = Math.min(last, Math.max(...boxes.map((box) => box.bottom)))
    // Out of a rail's sight.
    if (!(right - left > 2 && bottom - top > 2)) return undefined
    if (!document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(element)) return undefined
    // Below a bar that stays where it is: the words are read where they are scrolled to.
    const isFixed = (one: Element | null): boolean =>
      one !== null &&
      !one.contains(element) &&
      (getComputedStyle(one).position === 'fixed' || isFixed(one.parentElement))
    for (const x of [left + 1, (left + right) / 2, right - 1])
      if (document.elementsFromPoint(x, (top + bottom) / 2).some(isFixed)) return undefined
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    let opacity = 1
    for (let one: Element | null = element; one; one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity)
    for (const [name, value] of [
      ['color', 'transparent'],
      ['-webkit-text-fill-color', 'transparent'],
      ['text-shadow', 'none'],
      ['transition', 'none'],
      ['text-decoration-color', 'transparent'],
    ] as const)
      element.style.setProperty(name, value, 'important')
    return {
      text: (element.textContent ?? '').trim().slice(0, 40),
      colour: color,
      opacity,
      needed: isLarge ? 3 : 4.5,
      clip: { x: left, y: top, width: right - left, height: bottom - top },
    }
  }, selector)
}

/** The contrast of words to the pixels of a picture below them; `palette` is an empty page that reads it. */
export async function contrastOf(page: Page, selector: string, palette: Page): Promise<Measured | undefined> {
  const words = await hideWords(page, selector)
  if (!words) return undefined
  const picture = (await page.screenshot({ clip: words.clip, animations: 'disabled' })).toString('base64')
  const wasHidden = await page.evaluate((found) => {
    const element = document.querySelector<HTMLElement>(found)
    const hidden = element?.style.color === 'transparent'
    element?.removeAttribute('style')
    return hidden
  }, selector)
  // The page has drawn them anew in the meantime, as a draw card does when the next draw is on sale.
  if (!wasHidden) return contrastOf(page, selector, palette)
  const contrast = await palette.evaluate(
    async ({ source, colour, opacity }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height + 1)
      const pen = canvas.getContext('2d', { willReadFrequently: true })
      if (!pen) throw new Error('no canvas')
      pen.drawImage(image, 0, 0)
      pen.fillStyle = colour
      pen.fillRect(0, image.height, 1, 1)
      const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, image.height, 1, 1).data
      const share = (a / 255) * opacity
      const linear = (channel: number): number =>
        channel <= 10.31475 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4
      const luminance = (red: number, green: number, blue: number): number =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
      const { data } = pen.getImageData(0, 0, image.width, image.height)
      const all: number[] = []
      for (let at = 0; at < data.length; at += 4) {
        const [pr = 0, pg = 0, pb = 0] = [data[at], data[at + 1], data[at + 2]]
        const over = (ink: number, ground: number): number => ink * share + ground * (1 - share)
        const [one, other] = [luminance(over(r, pr), over(g, pg), over(b, pb)), luminance(pr, pg, pb)]
        all.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
      }
      return all.sort((one, other) => one - other)[Math.floor(all.length * 0.02)] ?? 1
    },
    { source: picture, ...words },
  )
  return { text: words.text, contrast, needed: words.needed }
}
