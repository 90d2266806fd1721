import { useRuntime } from '@foyer/feature-api'
import { Glyph } from '@foyer/ui/Icon'
import { ChevronDown } from 'lucide'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { inLanguage } from '../routes/paths.ts'
import { localKeys } from '../storage/localKeys.ts'
import { browserStorage, writeStored } from '../storage/stored.ts'
import { LanguageSelectRoot } from './LanguageSelect.styles.ts'
import { useSite } from './SiteContext.ts'
import { useShellT } from './useShellT.ts'

/** The page in another language (H04): links to the same path, so that it works without script too. */
export function LanguageSelect() {
  const t = useShellT()
  const { config, language } = useRuntime()
  const { table, navigation } = useSite()
  const { pathname, search } = useLocation()
  // The page is written once for all its addresses, and the not-found page for every unknown one.
  const address = table.find(pathname)?.paths[0] ?? '/'
  const root = useRef<HTMLDetailsElement>(null)
  if (config.languages.length < 2) return null
  const close = (event: FocusEvent): void => {
    if (root.current && !root.current.contains(event.relatedTarget)) root.current.open = false
  }
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !root.current?.open) return
    event.stopPropagation() // only the innermost of what is open closes
    root.current.querySelector('summary')?.focus()
    root.current.open = false
  }
  const choose = (event: MouseEvent<HTMLAnchorElement>, code: string): void => {
    writeStored(browserStorage('localStorage'), localKeys.lang, code)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    // In place of this page: Back would lead to it in the language that was left, and from there on again.
    event.preventDefault()
    navigation.replaceDocument(event.currentTarget.href)
  }
  const short = language.tag.slice(0, 2).toUpperCase()
  return (
    <LanguageSelectRoot ref={root} onBlur={close} onKeyDown={closeOnEscape}>
      <summary aria-label={`${short}, ${t('language')}: ${language.name}`}>
        {short}
        <Glyph of={ChevronDown} size={14} />
      </summary>
      <ul>
        {config.languages.map((other) => (
          <li key={other.code}>
            <a
              href={inLanguage(address, other) + search}
              lang={other.tag}
              hrefLang={other.tag}
              aria-current={other.code === language.code ? 'true' : undefined}
              onClick={(event) => choose(event, other.code)}
            >
              {other.name}
            </a>
          </li>
        ))}
      </ul>
    </LanguageSelectRoot>
  )
}
