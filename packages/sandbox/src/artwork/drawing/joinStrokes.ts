/** A gradient is laid over the box of all lines that have it, and what shines through adds up. */
const apart = /opacity|url\(/
const stroke = /<path d="([^"]*)"( fill="none"[^>]*)\/>/g

/**
 * Lines that are drawn one after the other with the same opaque pen become one: a browser reads, styles and paints each
 * element by itself, and a picture of many subjects has hundreds. What fills stays apart, as shapes that overlap could cut
 * each other out.
 */
export function joinStrokes(svg: string): string {
  let end = -1
  let pen = ''
  let joined = ''
  let from = 0
  for (const { 0: whole, 1: path = '', 2: attributes = '', index } of svg.matchAll(stroke)) {
    const isNext = index === end && attributes === pen && !apart.test(attributes)
    joined += isNext ? path : `${joined === '' ? '' : `"${pen}/>`}${svg.slice(from, index)}<path d="${path}`
    from = index + whole.length
    end = from
    pen = attributes
  }
  return joined === '' ? svg : `${joined}"${pen}/>${svg.slice(from)}`
}
