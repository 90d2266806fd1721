import { ChevronLeft, ChevronRight } from 'lucide'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { sayLabel } from '../../labels/sayLabel.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { type PaginationLabels, paginationLabels } from './Pagination.labels.ts'
import { Root } from './Pagination.styles.ts'
import { pagesToShow } from './pagesToShow.ts'

export interface PaginationProps {
  /** The page in view, from 1. */
  page: number
  pageCount: number
  /** Pages offered at each end. */
  margin?: number
  /** Pages offered around the current one. */
  range?: number
  /** Called with the page that was chosen. */
  onPage?: (page: number) => void
  /** Address of a page, where pages have one; makes them links that open in a new tab too. */
  hrefFor?: (page: number) => string
  labels?: PaginationLabels
}

/** The pages of a list (L17). Shows nothing while there is only one. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, margin = 2, range = 5, onPage, hrefFor, labels = paginationLabels } = props
  if (pageCount <= 1) return null

  /** A plain press turns the page here; with a key held down the browser opens the link elsewhere. */
  const turn = (event: MouseEvent, to: number): void => {
    if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPage(to)
  }
  const step = (to: number, content: ReactNode, name: string) => {
    const shared = {
      'data-part': 'page',
      'aria-label': name,
      'aria-current': to === page ? ('page' as const) : undefined,
    }
    const isPossible = to >= 1 && to <= pageCount
    if (hrefFor && isPossible) {
      return (
        <a {...shared} href={hrefFor(to)} onClick={(event) => turn(event, to)}>
          {content}
        </a>
      )
    }
    return (
      <button {...shared} type="button" disabled={!isPossible} onClick={() => onPage?.(to)}>
        {content}
      </button>
    )
  }

  const slots = pagesToShow(page, pageCount, margin, range)
  const here = slots.indexOf(page)
  return (
    <Root aria-label={labels.region}>
      <ul data-part="list">
        <li>{step(page - 1, <Glyph of={ChevronLeft} />, labels.previous)}</li>
        {slots.map((slot, at, all) =>
          slot === 'gap' ? (
            <li key={`after ${all[at - 1]}`} aria-hidden data-part="gap">
              …
            </li>
          ) : (
            <Fragment key={slot}>
              {slot === pageCount && <Folded pages={pageCount - page - 1} isTold={slots.lastIndexOf('gap') > here} />}
              <li data-distance={distance(slot, page, pageCount)}>
                {step(slot, slot, sayLabel(labels, 'page', { page: slot }))}
              </li>
              {slot === 1 && <Folded pages={page - 2} isTold={slots.includes('gap') && slots.indexOf('gap') < here} />}
            </Fragment>
          ),
        )}
        <li>{step(page + 1, <Glyph of={ChevronRight} />, labels.next)}</li>
      </ul>
    </Root>
  )
}

/** How early a page gives way where there is little room; the current one and the ends never do. */
function distance(slot: number, page: number, pageCount: number): 'near' | 'far' | undefined {
  if (slot === page || slot === 1 || slot === pageCount) return undefined
  return Math.abs(slot - page) === 1 ? 'near' : 'far'
}

/** The gap that a narrow row has where it leaves out pages between an end and the current one; `isTold` where there is one anyway. */
function Folded({ pages, isTold }: { readonly pages: number; readonly isTold: boolean }) {
  if (pages < 1 || isTold) return null
  return (
    <li aria-hidden data-part="gap" data-folded={pages > 1 ? 'far' : 'near'}>
      …
    </li>
  )
}
