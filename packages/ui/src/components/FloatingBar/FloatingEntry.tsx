import { useId } from 'react'
import { defaultIcon } from '../LazyImage/DefaultIcon.tsx'
import { useFailedImages } from '../LazyImage/useFailedImages.ts'
import type { FloatingBarEntry } from './FloatingBar.tsx'

interface FloatingEntryProps {
  entry: FloatingBarEntry
  isOpen: boolean
  onToggle(): void
}

const outside = { target: '_blank', rel: 'noopener noreferrer' }
const isOutside = (href: string): boolean => !href.startsWith('/')

/** One entry of the bar: a link, a button, or a button that opens a list. */
export function FloatingEntry({ entry, isOpen, onToggle }: FloatingEntryProps) {
  const listId = useId()
  const { failedImages, imageProps } = useFailedImages()
  const { icon, label, href, links } = entry
  const content = (
    <>
      {icon}
      <span data-part="word">{label}</span>
    </>
  )
  if (href) {
    return (
      <li>
        <a data-part="entry" href={href} {...(isOutside(href) ? outside : {})}>
          {content}
        </a>
      </li>
    )
  }
  const list = links ? { 'aria-expanded': isOpen, 'aria-controls': listId } : {}
  return (
    <li>
      <button type="button" data-part="entry" onClick={onToggle} {...list}>
        {content}
      </button>
      {links && (
        <ul data-part="links" id={listId} hidden={!isOpen} {...imageProps}>
          {links.map((link) => (
            <li key={link.id}>
              <a href={link.href} {...outside}>
                {link.image &&
                  (failedImages.has(link.image) ? (
                    defaultIcon
                  ) : (
                    <img src={link.image} alt="" width={24} height={24} loading="lazy" />
                  ))}
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
