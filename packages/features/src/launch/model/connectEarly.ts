/** Connects to where a game will come from while its address is being asked for, which saves a way there and back. */
export function connectEarly(origin: string, head: HTMLHeadElement = document.head): void {
  const links = [...head.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')]
  if (links.some((link) => link.getAttribute('href') === origin)) return
  const link = document.createElement('link')
  link.rel = 'preconnect'
  link.setAttribute('href', origin)
  head.append(link)
}
