/** Digits of other scripts, each with the ten of its own. */
const systems = ['arab', 'arabext', 'beng', 'deva', 'fullwide', 'gujr', 'guru', 'khmr', 'knda', 'laoo', 'mlym', 'mymr']
const more = ['orya', 'tamldec', 'telu', 'thai', 'tibt']

let known: ReadonlyMap<string, string> | undefined

function digits(): ReadonlyMap<string, string> {
  known ??= new Map(
    [...systems, ...more].flatMap((system) => {
      const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
      return Array.from({ length: 10 }, (_, digit): [string, string] => [format.format(digit), String(digit)])
    }),
  )
  return known
}

/** Marks of direction, which come along with a text that was copied from one that runs from right to left. */
const direction = /[\u200e\u200f\u061c\u2066-\u2069]/g

/** The text in plain digits, whatever script they were written in, with the signs of other scripts as ours. */
export function plainDigits(text: string): string {
  const plain = /[^\x20-\x7e]/.test(text) ? Array.from(text, (sign) => digits().get(sign) ?? sign).join('') : text
  return plain.replace(direction, '').replaceAll('٫', '.').replaceAll('٬', ',').replaceAll('−', '-')
}
