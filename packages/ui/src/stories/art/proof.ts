import type { ChosenImage } from '../../components/ImageField/index.ts'

/** A statement of a bank without the payment, as a photograph of a screen would show it. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120"><rect width="90" height="120" fill="#f4f1ea"/><rect x="10" y="12" width="40" height="6" fill="#2b5b6c"/><g fill="#c9c3b6"><rect x="10" y="30" width="70" height="3"/><rect x="10" y="40" width="62" height="3"/><rect x="10" y="50" width="70" height="3"/><rect x="10" y="60" width="48" height="3"/></g><rect x="10" y="84" width="34" height="8" fill="#2b5b6c"/></svg>`

export const storyProof: ChosenImage = {
  name: 'statement-2026-11-20.png',
  size: 482_133,
  width: 1170,
  height: 2532,
  url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
}
