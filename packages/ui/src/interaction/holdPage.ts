let holders = 0

/**
 * Keeps the page behind a modal from scrolling and from moving: a scrollbar that goes leaves its room, and the backdrop
 * lies over that as well. Returns how to let it go; the last of several does.
 */
export function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement
  if (holders === 0) {
    // The scrollbar of a window stands at the right in either direction of writing.
    style.paddingRight = `${innerWidth - clientWidth}px`
    style.overflow = 'hidden'
  }
  holders += 1
  let isHeld = true
  return () => {
    if (isHeld) holders -= 1
    isHeld = false
    if (holders > 0) return
    style.removeProperty('overflow')
    style.removeProperty('padding-right')
  }
}
