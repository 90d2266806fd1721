import type { DeskWorld } from '@foyer/contract'
import { Glyph } from '@foyer/ui/Icon'
import { IconButton } from '@foyer/ui/IconButton'
import { Select } from '@foyer/ui/Select'
import { ExternalLink, Moon, Sun } from 'lucide'
import { useState } from 'react'
import { languages, useLanguage } from '../words/words.ts'

type Site = DeskWorld['merchants'][number]

interface DeskHeaderProps {
  readonly merchants: readonly Site[]
  readonly site: Site | undefined
  readonly onSite: (code: string) => void
  readonly onLanguage: (tag: string) => void
}

/** Sites of a sandbox answer under their brand's name on this machine. */
export const addressOf = ({ brand }: Site): string => `${location.protocol}//${brand}.localhost:${location.port}/`

/** Which site is looked after, and how the page is read. */
export function DeskHeader({ merchants, site, onSite, onLanguage }: DeskHeaderProps) {
  const { say, tag } = useLanguage()
  const [theme, setTheme] = useState(document.documentElement.dataset.theme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const switchTheme = (): void => {
    document.documentElement.dataset.theme = other
    localStorage.setItem('desk-theme', other)
    setTheme(other)
  }
  const nameOf = (language: string): string =>
    new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return (
    <header data-desk="head">
      <div data-desk="title">
        <h1>{say('title')}</h1>
        <p data-desk="quiet">{say('about')}</p>
      </div>
      <div data-desk="tools">
        {site && (
          <Select
            label={say('site')}
            value={site.code}
            options={merchants.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => onSite(target.value)}
          />
        )}
        <Select
          label={say('readIn')}
          value={tag}
          options={languages.map((language) => ({ value: language, label: nameOf(language) }))}
          onChange={({ target }) => onLanguage(target.value)}
        />
        <IconButton
          label={say(other === 'dark' ? 'darkTheme' : 'lightTheme')}
          icon={<Glyph of={other === 'dark' ? Moon : Sun} />}
          onClick={switchTheme}
        />
        {site && (
          <a data-desk="open" href={addressOf(site)} target="_blank" rel="noreferrer">
            {say('openSite')}
            <Glyph of={ExternalLink} />
          </a>
        )}
      </div>
    </header>
  )
}
