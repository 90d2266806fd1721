/** Waits until the browser has laid the element out and has told every observer made before whether it is on screen. */
export function seen(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
}
