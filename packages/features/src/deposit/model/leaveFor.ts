/** Opens the page of a provider in place of this one. Ends where a browser brings this page back as it was left. */
export function leaveFor(url: string, page: Window = window): Promise<void> {
  return new Promise((resolve) => {
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return
      page.removeEventListener('pageshow', back)
      resolve()
    }
    page.addEventListener('pageshow', back)
    page.location.assign(url)
  })
}
