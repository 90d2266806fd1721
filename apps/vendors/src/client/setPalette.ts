/** Gives the page the colours of a kind: custom properties, named in camel case without their dashes. */
export function setPalette(palette: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(palette)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    document.documentElement.style.setProperty(`--${property}`, value)
  }
}
