import { memo } from 'react'
import { LazyImage } from '../LazyImage/LazyImage.tsx'
import { markedText, type TextParts } from './markedText.tsx'

/** A game as the palette shows it. */
export interface FoundTitle {
  readonly id: string
  readonly name: string
  /** Beside the name, such as its studio. */
  readonly detail: string
  readonly image?: string
  /** Parts of the name that were searched for. */
  readonly parts?: TextParts
}

interface FoundOptionProps {
  readonly id: string
  readonly title: FoundTitle
  readonly isCurrent: boolean
  readonly isPictured: boolean
}

/** One of the titles found; drawn anew only where it changes, as a key press has little time. */
export const FoundOption = memo(({ id, title, isCurrent, isPictured }: FoundOptionProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    data-part="option"
    data-kind="title"
    aria-selected={isCurrent}
    data-active={isCurrent || undefined}
  >
    <span data-part="picture">{isPictured && <LazyImage src={title.image ?? ''} alt="" width={44} height={44} />}</span>
    <span data-part="name">
      {markedText(title.name, title.parts ?? [])}
      <small>{title.detail}</small>
    </span>
  </div>
))
