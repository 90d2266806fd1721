/** What is open around the place that is read: an object with its keys so far, or a list. */
interface Open {
  readonly keys: Set<string> | undefined
  /** Key or number of what is being read. */
  at: string | number
}

/** JSON pointer of the first field that stands twice in its object. `text` is known to be JSON. */
export function findTwice(text: string): string | undefined {
  const open: Open[] = []
  let last: Open | undefined
  for (let place = 0; place < text.length; place += 1) {
    switch (text[place]) {
      case '{':
      case '[':
        last = text[place] === '{' ? { keys: new Set(), at: '' } : { keys: undefined, at: 0 }
        open.push(last)
        break
      case '}':
      case ']':
        open.pop()
        last = open.at(-1)
        break
      case ',':
        if (typeof last?.at === 'number') last.at += 1
        break
      case '"': {
        const end = endOfString(text, place)
        if (last?.keys !== undefined && isKey(text, end)) {
          last.at = readString(text.slice(place, end))
          if (last.keys.has(last.at)) return pointerTo(open)
          last.keys.add(last.at)
        }
        place = end - 1
      }
    }
  }
  return undefined
}

/** The place after the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end + 1
}

function isEscaped(text: string, place: number): boolean {
  let slashes = 0
  while (text[place - 1 - slashes] === '\\') slashes += 1
  return slashes % 2 === 1
}

const beforeColon = /\s*:/y

function isKey(text: string, end: number): boolean {
  beforeColon.lastIndex = end
  return beforeColon.test(text)
}

/** `\u0061` is `a`, so keys are compared as they are meant. */
const readString = (quoted: string): string =>
  // A string of JSON is a string.
  quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1)

const pointerTo = (open: readonly Open[]): string =>
  open.map(({ at }) => `/${String(at).slice(0, 64).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
