import { cloneElement, isValidElement } from 'react'

/** An amount as English writes it, behind its sign; one that is written otherwise stands as it is. */
const amount = /(?<=[$€₿¥])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(?:\d{8}|\d{2}))?(?![\d,]|\.\d)/g

const swapped: Readonly<Record<string, string>> = { ',': '.', '.': ',' }

/** Amounts of a text as Turkish writes them, and the portal with it: `$1.250,50`. */
const turkishMoney = (text: string): string =>
  text.replaceAll(amount, (digits) => digits.replace(/[.,]/g, (mark) => swapped[mark] ?? mark))

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** An arg of a story with its amounts as the language writes them, and the same arg where it has none. */
export function moneyArg(language: string, arg: unknown): unknown {
  if (language !== 'tr') return arg
  if (typeof arg === 'string') return turkishMoney(arg)
  if (Array.isArray(arg)) {
    const items = arg.map((item) => moneyArg(language, item))
    return items.some((item, at) => item !== arg[at]) ? items : arg
  }
  if (isValidElement<Plain>(arg)) {
    const props = changed(arg.props)
    return props === arg.props ? arg : cloneElement(arg, props)
  }
  return isPlain(arg) && !('$$typeof' in arg) ? changed(arg) : arg
}

function changed(props: Plain): Plain {
  const entries = Object.entries(props).map(([key, value]) => [key, ofKey(key, value)] as const)
  return entries.some(([key, value]) => value !== props[key]) ? Object.fromEntries(entries) : props
}

/** What writes amounts writes them so too. */
const ofKey = (key: string, value: unknown): unknown =>
  key === 'money' && typeof value === 'function'
    ? (...given: unknown[]) => turkishMoney(String(value(...given)))
    : moneyArg('tr', value)

/** All args of a story with their amounts as the language writes them. */
export const moneyArgs = (language: string, args: Plain): Plain => (language === 'tr' ? changed(args) : args)
