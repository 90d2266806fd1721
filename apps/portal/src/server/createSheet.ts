import { ServerStyleSheet } from 'styled-components'
import { baseCss } from '../baseCss.ts'
import { collectCss } from './collectCss.ts'

/** A component's id and the name of one of its classes. */
export type StyleName = readonly [id: string, name: string]

export interface PageSheet {
  readonly sheet: ServerStyleSheet
  /** The base rules and those of everything rendered so far, as plain text for a file. */
  readonly css: () => string
  /** Collects the styles that are asked for until recording stops. */
  readonly record: () => readonly StyleName[]
  readonly stopRecording: () => void
  /** Takes styles over that an earlier page recorded. */
  readonly reuse: (styles: readonly StyleName[]) => void
}

/** Rules compiled for earlier pages, by component and class name; the name is a hash of what the rules say. */
const compiled = new Map<string, string[]>()

/** Texts of earlier pages by the names of what they use: pages of one kind have the same. */
const collected = new Map<string, string>()

const keyOf = (id: string, name: string): string => `${id} ${name}`

/**
 * A sheet for one page that takes rules from the pages before it: compiling them is a third of the work of rendering,
 * and a hundred sites have the same components.
 */
export function createSheet(): PageSheet {
  const sheet = new ServerStyleSheet()
  const { instance } = sheet
  const has = instance.hasNameForId.bind(instance)
  const insert = instance.insertRules.bind(instance)
  const used = new Set<string>()
  let recorded: StyleName[] | undefined
  instance.insertRules = (id, name, rules) => {
    compiled.set(keyOf(id, name), rules)
    insert(id, name, rules)
  }
  instance.hasNameForId = (id, name) => {
    recorded?.push([id, name])
    if (has(id, name)) return true
    used.add(keyOf(id, name))
    const rules = compiled.get(keyOf(id, name))
    if (rules) insert(id, name, rules)
    return rules !== undefined
  }
  return {
    sheet,
    css: () => {
      const key = [...used].join()
      const css = collected.get(key) ?? baseCss + collectCss(sheet)
      collected.set(key, css)
      return css
    },
    record: () => {
      recorded = []
      return recorded
    },
    stopRecording: () => {
      recorded = undefined
    },
    reuse: (styles) => {
      for (const [id, name] of styles) instance.hasNameForId(id, name)
    },
  }
}
