/** Something in a file of tokens that cannot be taken. */
export interface TokenProblem {
  /** Names from the top of the file. */
  readonly path: readonly string[]
  readonly message: string
  readonly hint?: string
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const channel = (part: unknown): number | undefined => {
  if (part === 'none') return 0
  return typeof part === 'number' && part >= 0 && part <= 1 ? Math.round(part * 255) : undefined
}

const twoDigits = (number: number): string => number.toString(16).padStart(2, '0')

function hexOf(text: string): string | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{6}ff)$/i.exec(text)?.[1]?.toLowerCase()
  if (digits === undefined) return undefined
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits.slice(0, 6)}`
}

/** A colour as `#rrggbb`, from the object form or from the text of older tools; otherwise why not. */
export function readColor(value: unknown): { readonly hex: string } | { readonly message: string; hint: string } {
  const form = 'Write "#rrggbb", or an object with colorSpace "srgb" and three components from 0 to 1'
  if (typeof value === 'string') {
    const hex = hexOf(value)
    return hex ? { hex } : { message: `"${value}" is no opaque colour`, hint: form }
  }
  if (!isObject(value)) return { message: 'This is no colour', hint: form }
  if (value.alpha !== undefined && value.alpha !== 1)
    return { message: 'The colour is see-through', hint: 'Themes have opaque colours; mix it with its ground' }
  const fallback = typeof value.hex === 'string' ? hexOf(value.hex) : undefined
  const parts = Array.isArray(value.components) ? value.components.map(channel) : []
  if (value.colorSpace === 'srgb' && parts.length === 3 && parts.every((part) => part !== undefined))
    return { hex: `#${parts.map(twoDigits).join('')}` }
  return fallback ? { hex: fallback } : { message: 'The colour is not given in sRGB, and has no hex', hint: form }
}

/** A length in px or a time in ms; nothing when it is neither. */
export function readNumber(value: unknown): number | undefined {
  const text = typeof value === 'string' ? /^(-?[\d.]+)(px|rem|ms|s)$/.exec(value) : undefined
  const number = isObject(value) ? value.value : text ? Number(text[1]) : undefined
  const unit = isObject(value) ? value.unit : text?.[2]
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined
  if (unit === 'px' || unit === 'ms') return number
  return unit === 'rem' ? number * 16 : unit === 's' ? number * 1000 : undefined
}
