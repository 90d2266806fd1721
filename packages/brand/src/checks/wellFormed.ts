/** One piece of XML: comment, CDATA, instruction, document type, end tag, start tag, words. */
const piece =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>|<\/(?<end>[\w:.-]+)\s*>|<(?<start>[\w:.-]+)(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(?<empty>\/?)>|(?<words>[^<]+)/y

const bareAmpersand = /&(?!#\d+;|#x[\da-f]+;|\w+;)/i

/** Whether a text is XML whose tags all end, so that browsers show it as a picture at all. */
export function isWellFormed(text: string): boolean {
  const open: string[] = []
  let roots = 0
  const form = new RegExp(piece)
  while (form.lastIndex < text.length) {
    const groups = form.exec(text)?.groups
    if (!groups) return false
    const { end, start, empty, words } = groups
    if (end !== undefined && open.pop() !== end) return false
    if (start !== undefined) {
      if (open.length === 0) roots += 1
      if (empty === '') open.push(start)
    }
    if (words !== undefined && (bareAmpersand.test(words) || (open.length === 0 && words.trim() !== ''))) return false
  }
  return open.length === 0 && roots === 1
}
