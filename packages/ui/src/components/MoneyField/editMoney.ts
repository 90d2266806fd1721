import { groupTyped, type Separators, writeMinor } from './moneyText.ts'
import { plainDigits } from './plainDigits.ts'
import { readMoney } from './readMoney.ts'

export interface MoneyEdit {
  readonly text: string
  readonly caret: number
}

/** Signs of the number, without what groups it: what the caret keeps its place by while separators come and go. */
const counted = (text: string, separator: string): number => text.replaceAll(separator, '').length

/** Digits of other scripts as ours; separators that a language writes stay. */
const plainText = (text: string): string => (/[^\x20-\x7e\s’]/.test(text) ? plainDigits(text) : text)

/** What stayed of the text on both sides of what was put in, which ends at the caret. */
function splitEdit(before: string, raw: string, at: number): { start: string; end: string; piece: string } {
  const end = raw.slice(at)
  if (!before.endsWith(end)) return { start: '', end: '', piece: raw }
  const most = Math.min(at, before.length - end.length)
  let length = 0
  while (length < most && before[length] === raw[length]) length += 1
  return { start: raw.slice(0, length), end, piece: raw.slice(length, at) }
}

/**
 * The text of a money field after a change of it. A key at a time, the thousands are grouped and the key beside the zero is
 * the decimals' key. What comes in one piece (paste, autofill, dictation, a suggestion of the keyboard) is read like a paste,
 * with what stays around it as it stands first, and otherwise without the grouping of the field; what neither of them makes an
 * amount of stays as it is and is refused, since separators taken out of it would make another amount.
 */
export function editMoney(
  before: string,
  raw: string,
  at: number,
  decimals: number,
  separators: Separators,
): MoneyEdit {
  const { decimal, group } = separators
  const { start, end, piece } = splitEdit(before, raw, at)
  const isGrouped = groupTyped(before, separators) === before
  if (!isGrouped || (piece.length > 1 && /\D/.test(piece))) {
    const bare = isGrouped ? start.replaceAll(group, '') + piece + end.replaceAll(group, '') : raw
    const minor = readMoney(raw, decimals, separators).minor ?? readMoney(bare, decimals, separators).minor
    if (minor === undefined) return { text: raw, caret: at }
    const text = writeMinor(minor, decimals, separators)
    return {
      text,
      caret: end === '' ? text.length : placeAfter(text, counted(plainText(raw.slice(0, at)), group), group),
    }
  }
  const isMark = piece === '.' || piece === ','
  // Whether it is before decimals, which there are none of, or after thousands shows by what follows it.
  if (isMark && decimals === 0) return { text: raw, caret: at }
  const isOtherMark = isMark && piece !== decimal
  const marked = isOtherMark && !(start + end).includes(decimal) ? start + decimal + end : raw
  const plain = plainText(marked)
  const text = groupTyped(plain, separators)
  return { text, caret: placeAfter(text, counted(plain.slice(0, at), group), group) }
}

function placeAfter(text: string, signs: number, group: string): number {
  let place = 0
  while (place < text.length && counted(text.slice(0, place), group) < signs) place += 1
  return place
}
