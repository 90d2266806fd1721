import { Bookmark, Clock, LayoutGrid, Search } from 'lucide'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { isComposing } from '../../interaction/isComposing.ts'
import { sayLabel } from '../../labels/sayLabel.ts'
import { Button } from '../Button/Button.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { FoundOption, type FoundTitle } from './FoundOption.tsx'
import { OptionGroup } from './OptionGroup.tsx'
import { type SearchPaletteLabels, searchPaletteLabels } from './SearchPalette.labels.ts'
import { SearchPaletteRoot } from './SearchPalette.styles.ts'
import { SearchStatus } from './SearchStatus.tsx'
import { usePictured } from './usePictured.ts'

/** A page of the site that is called like what is typed, such as a category or a studio. */
export interface FoundPlace {
  readonly id: string
  readonly name: string
  /** Beside the name, such as the category that a studio's games are of. */
  readonly detail?: string
}

export interface SearchPaletteProps {
  typed: string
  onType: (typed: string) => void
  /** What was found, best first. */
  found: readonly FoundTitle[]
  /** How many were found in all, where that is more than `found` holds. */
  total?: number
  /** Titles that are offered before anything is typed. */
  popular?: readonly FoundTitle[]
  onChoose: (id: string) => void
  /** Pages called like what is typed; they stand above the titles. */
  places?: readonly FoundPlace[]
  onOpenPlace?: (id: string) => void
  /** Shows all that is called so, where there is such a page. */
  onSeeAll?: (typed: string) => void
  state?: 'loading' | 'ready' | 'error'
  onRetry?: () => void
  /** Texts that were searched lately, newest first. */
  recent?: readonly string[]
  onClearRecent?: () => void
  saved?: readonly string[]
  /** Saves what is typed, or removes it where it is saved. */
  onSave?: (typed: string) => void
  labels?: SearchPaletteLabels
}

interface Choice {
  readonly key: string
  readonly choose: () => void
}

/** Searches titles while they are typed, chosen by arrows and Enter or by a press (N09). It goes into a dialog. */
export function SearchPalette(props: SearchPaletteProps) {
  const { typed, onType, found, total = found.length, onChoose, onSeeAll, state = 'ready', onRetry } = props
  const {
    places = [],
    onOpenPlace,
    popular = [],
    recent = [],
    onClearRecent,
    saved = [],
    onSave,
    labels = searchPaletteLabels,
  } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(0)
  const text = typed.trim()
  const titles = text === '' ? popular : found
  const pictured = usePictured(
    text,
    titles.map((title) => title.id),
  )
  const isSaved = saved.includes(text)
  const earlier = (kind: string, texts: readonly string[]): Choice[] =>
    texts.map((one) => ({ key: `${kind}-${one}`, choose: () => type(one) }))
  const before: readonly Choice[] =
    text === ''
      ? [...earlier('saved', saved), ...earlier('recent', recent)]
      : places.map((place) => ({ key: `place-${place.id}`, choose: () => onOpenPlace?.(place.id) }))
  const choices: readonly Choice[] = [
    ...before,
    ...titles.map((title) => ({ key: `title-${title.id}`, choose: () => onChoose(title.id) })),
    ...(text !== '' && onSeeAll && found.length > 0 ? [{ key: 'all', choose: () => onSeeAll(text) }] : []),
  ]
  const current = choices[Math.min(active, choices.length - 1)]
  const optionId = (key: string): string => `${id}-${choices.findIndex((one) => one.key === key)}`

  function type(next: string): void {
    onType(next)
    setActive(0)
    field.current?.focus()
  }
  useEffect(() => {
    // The first choice is in sight; only steps lead out of it.
    if (active > 0) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const steer = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setActive((at) => Math.max(0, Math.min(choices.length - 1, Math.min(at, choices.length - 1) + step)))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      current?.choose()
    }
  }
  const press = ({ target }: MouseEvent): void => {
    const pressed = target instanceof Element ? target.closest('[role=option]') : null
    choices.find(({ key }) => optionId(key) === pressed?.id)?.choose()
  }
  const option = (key: string) => {
    const choice = choices.find((one) => one.key === key)
    return {
      id: optionId(key),
      role: 'option',
      tabIndex: -1,
      'data-part': 'option',
      'aria-selected': choice === current,
      'data-active': choice === current || undefined,
    } as const
  }
  const group = (kind: 'saved' | 'recent', icon: typeof Clock, texts: readonly string[]) =>
    texts.length > 0 && (
      <OptionGroup label={labels[kind]}>
        {texts.map((one) => (
          <div key={one} {...option(`${kind}-${one}`)}>
            <Glyph of={icon} />
            <span data-part="name">{one}</span>
          </div>
        ))}
      </OptionGroup>
    )
  const options = titles.map((title, at) => (
    <FoundOption
      // A row stays where it is and changes its words: making rows anew takes longer than a key press has.
      // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state but a picture's, which goes by its address
      key={at}
      id={`${id}-${before.length + at}`}
      title={title}
      isCurrent={choices[before.length + at] === current}
      isPictured={pictured.has(title.id)}
    />
  ))
  const isEmpty = text !== '' && state === 'ready' && found.length === 0 && places.length === 0
  return (
    <SearchPaletteRoot>
      <div data-part="box">
        <Glyph of={Search} />
        <input
          ref={field}
          type="text"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          aria-label={labels.field}
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-describedby={`${id}-keys`}
          aria-activedescendant={current && optionId(current.key)}
          placeholder={labels.placeholder}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={steer}
        />
        {onSave && text !== '' && (
          <IconButton
            label={isSaved ? labels.forget : labels.save}
            icon={<Glyph of={Bookmark} />}
            isPressed={isSaved}
            onClick={() => onSave(text)}
          />
        )}
      </div>
      <SearchStatus {...{ text, state, total, labels }} shown={found.length} places={places.length} />
      <div
        ref={list}
        data-part="list"
        role="listbox"
        id={`${id}-list`}
        aria-label={labels.results}
        tabIndex={-1}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
        onKeyDown={steer}
      >
        {text === '' && group('saved', Bookmark, saved)}
        {text === '' && group('recent', Clock, recent)}
        {text !== '' && places.length > 0 && (
          <OptionGroup label={labels.places}>
            {places.map((place) => (
              <div key={place.id} {...option(`place-${place.id}`)}>
                <Glyph of={LayoutGrid} />
                <span data-part="name">
                  {place.name}
                  {place.detail && <small>{place.detail}</small>}
                </span>
              </div>
            ))}
          </OptionGroup>
        )}
        {titles.length > 0 && <OptionGroup label={text === '' ? labels.popular : undefined}>{options}</OptionGroup>}
        {text !== '' && onSeeAll && found.length > 0 && (
          <div {...option('all')} data-kind="all">
            {sayLabel(labels, 'seeAll', { text })}
          </div>
        )}
      </div>
      {state === 'error' && onRetry && (
        <Button
          onClick={() => {
            onRetry()
            // The button goes; what is typed next goes into the field.
            field.current?.focus()
          }}
        >
          {labels.retry}
        </Button>
      )}
      {isEmpty && <p data-part="hint">{labels.noneHint}</p>}
      {text === '' && recent.length > 0 && onClearRecent && (
        <Button
          tone="quiet"
          onClick={() => {
            onClearRecent()
            field.current?.focus()
          }}
        >
          {labels.clearRecent}
        </Button>
      )}
      <p data-part="keys" id={`${id}-keys`}>
        {labels.keys}
      </p>
    </SearchPaletteRoot>
  )
}
