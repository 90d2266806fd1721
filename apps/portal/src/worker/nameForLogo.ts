const look =
  'max-inline-size: max(20vw, 4.5em); color: var(--fy-color-text); font: 700 var(--fy-size-sm) / 1.1 var(--fy-font-display)'

/** The name of the brand in the place of the logo that leads home, once its picture fails (H01). */
function nameInstead(image: EventTarget | null, name: string): void {
  // What is not shown is missed by nobody, such as the logo of a rail that is closed.
  if (!(image instanceof HTMLImageElement) || !image.checkVisibility()) return
  const link = image.closest('header a > picture')?.parentElement
  if (!link || link.querySelector('strong')) return
  for (const picture of link.querySelectorAll('picture')) picture.hidden = true
  const words = document.createElement('strong')
  words.textContent = name
  words.style.cssText = look
  link.style.textDecoration = 'none'
  link.append(words)
}

/** Listens for logos that fail, for as long as the page runs. Loaded late, since it is hardly ever needed. */
export function nameForLogo(name: string): void {
  document.addEventListener('error', ({ target }) => nameInstead(target, name), true)
  // One that failed before is told again.
  for (const image of document.querySelectorAll<HTMLImageElement>('header a > picture > img'))
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
}
