import { cloneElement, isValidElement } from 'react'
import { findPseudoLanguage, pseudoText } from '../packages/brand/src/languages/pseudoLanguages.ts'

/**
 * Props that hold no words, whatever stands in them: codes that a component or a column looks up, such as a status, and
 * what names one thing, such as a reference. Names of games, makers and people are the same in every language.
 */
const silent =
  /^(?:id|key|of|d|name|vendorName|gameName|customerName|logo|href|src|image|icon|mark|poster|wideImage|avatar|selected|current|activeId|value|style|type|status|kind|state|tone|variant|size|code|reference)$|Id$|Href$|^on[A-Z]/

/** Whether a prop holds no words; where another language says something else there, it does. */
const isSilent = (key: string, value: unknown, said: unknown): boolean =>
  silent.test(key) && !(typeof value === 'string' && typeof said === 'string' && said !== value)

/** Something a person reads: several words, or one with a capital, and no address. */
const isRead = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && (/\s/.test(text) || /^\p{Lu}\p{Ll}/u.test(text)) && !/^(?:data:|https?:|[#./])/.test(text)

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function'

/** What another language says in the same place, so far as it says anything there. */
const within = (other: unknown, key: string | number): unknown =>
  typeof other === 'object' && other !== null ? Reflect.get(other, key) : undefined

/**
 * An English arg in a pseudo-language, with every word in it, also in elements and in functions that return some. What
 * another language says alike is no word; ids and addresses stay as they are.
 */
export function pseudoArg(language: string, english: unknown, other?: unknown): unknown {
  const pseudo = findPseudoLanguage(language)
  if (!pseudo) return english
  const change = (value: unknown, said: unknown): unknown => {
    if (typeof value === 'string') {
      const isWord = typeof said === 'string' ? said !== value : isRead(value)
      return isWord ? pseudoText(value, pseudo) : value
    }
    if (isFunction(value)) return wrap(value)
    if (Array.isArray(value)) return value.map((item, at) => change(item, within(said, at)))
    if (isValidElement<Plain>(value)) {
      const props = changeProps(value.props, undefined)
      // Children that were written one by one are handed on so: as an array each would need a key.
      return Array.isArray(props.children) ? cloneElement(value, props, ...props.children) : cloneElement(value, props)
    }
    return isPlain(value) && !('$$typeof' in value) ? changeProps(value, said) : value
  }
  const changeProps = (props: Plain, said: unknown): Plain =>
    Object.fromEntries(
      Object.entries(props).map(([key, value]) => {
        if (props.kind === 'status' && key === 'value' && isFunction(value)) return [key, saying(value)]
        const other = within(said, key)
        return [key, isSilent(key, value, other) ? value : change(value, other)]
      }),
    )
  // A column says the status of a row in words, of which the row has the code.
  const saying =
    (say: (...given: unknown[]) => unknown) =>
    (...given: unknown[]): unknown =>
      change(say(...given), undefined)
  // A component that draws something; what else a function answers is no words of the story.
  const wrap = (draw: (...given: unknown[]) => unknown) =>
    Object.assign((...given: unknown[]) => {
      const drawn: unknown = draw(...given)
      return isValidElement(drawn) ? change(drawn, undefined) : drawn
    }, draw)
  return change(english, other)
}

/** All args of a story in a pseudo-language. */
export const pseudoArgs = (language: string, args: Plain, said: Plain): Plain =>
  Object.fromEntries(
    Object.entries(args).map(([name, arg]) => [
      name,
      isSilent(name, arg, said[name]) ? arg : pseudoArg(language, arg, said[name]),
    ]),
  )
