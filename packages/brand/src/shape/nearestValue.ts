import { hexColor } from '../schema/theme.ts'

function nearestColor(text: string): string | undefined {
  const digits = text
    .trim()
    .replace(/^#|^0x/i, '')
    .toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  if (/^[0-9a-f]{8}$/.test(digits)) return `#${digits.slice(0, 6)}`
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`
  return undefined
}

/** A repair that is only tried on texts of a form. */
const onlyIf =
  (form: RegExp, repair: (text: string) => string) =>
  (text: string): string | undefined =>
    form.test(text) ? repair(text) : undefined

/** A host as browsers ask for it: letters outside of ASCII have a form of their own there. */
const asciiHost = (text: string): string =>
  URL.canParse(`https://${text}`) ? new URL(`https://${text}`).hostname : text

/** The last day of its month in place of a day after it. */
const lastDay = (text: string): string =>
  text.replace(/^(\d{4})-(\d\d)-\d\d/, (_, year: string, month: string) => {
    const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
    return `${year}-${month}-${days}`
  })

/** Small changes that people forget, tried in turn until one makes the text fit. */
const repairs: readonly ((text: string) => string | undefined)[] = [
  (text) => text.trim(),
  (text) => text.replaceAll('\\', '/').replace(/^(\.?\/)+/, ''),
  (text) =>
    text
      .replace(/^https?:\/\//, '')
      .replace(/[/:].*$/, '')
      .toLowerCase(),
  onlyIf(/^[^\s/]+\.[^\s/]+$/, asciiHost),
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  onlyIf(/^\d{4}-\d\d-\d\d /, (text) => text.replace(' ', 'T')),
  onlyIf(/^\d{4}-\d\d-\d\dT/, lastDay),
  (text) => text.replaceAll('_', '-'),
  (text) => `w_${text.toLowerCase()}`,
  (text) =>
    text
      .trim()
      .toUpperCase()
      .replace(/[^A-Z0-9_]+/g, '_'),
  (text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9.-]+/g, '-'),
  onlyIf(/^(?!.*\/\/)[\w-]+([/?#]|$)/, (text) => `/${text}`),
  onlyIf(/^http:/, (text) => text.replace(/^http:/, 'https:')),
  onlyIf(/^https?:/, (text) => text.replace(/^http:/, 'https:').replace(/\/+$/, '')),
  onlyIf(/^(\/\/)?[\w-]+(\.[\w-]+)+([/?#:]|$)/, (text) => `https://${text.replace(/^\/+|\/+$/g, '')}`),
  onlyIf(/^[\w.-]+$/, (text) => `assets/${text}`),
  onlyIf(/^assets\/(?!.*\.\.)/, (text) => text.replace(/[^\w/.-]+/g, '-')),
]

/** The nearest text that has the form, as a hint. */
export function nearestText(text: string, pattern: string): string | undefined {
  if (text.length > 300) return undefined
  const form = new RegExp(pattern, 'u')
  if (pattern === hexColor) {
    const color = nearestColor(text)
    return color ? `Write "${color}"` : 'Colours are written #rrggbb in lower case, e.g. "#1b66c9"'
  }
  for (const repair of repairs) {
    const repaired = repair(text)
    if (repaired !== undefined && repaired !== text && form.test(repaired)) return `Write "${repaired}"`
  }
  return undefined
}

/** The nearest number inside the limits of a schema, as a hint. */
export function nearestNumber(
  value: number,
  schema: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  const low = typeof schema?.minimum === 'number' ? schema.minimum : Number.NEGATIVE_INFINITY
  const high = typeof schema?.maximum === 'number' ? schema.maximum : Number.POSITIVE_INFINITY
  const near = Math.min(Math.max(value, low), high)
  return Number.isFinite(near) && near !== value ? `The nearest possible value is ${near}` : undefined
}
