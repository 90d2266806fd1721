import { useEffect, useState } from 'react'
import { whenQuiet } from '../../interaction/whenQuiet.ts'
import type { BannerSlide } from './Banner.types.ts'

interface BannerPictureProps {
  slide: BannerSlide
  isFirst: boolean
  onSelect: ((id: string) => void) | undefined
}

/** One slide: the picture, its words on a scrim, and the link around both. */
export function BannerPicture({ slide, isFirst, onSelect }: BannerPictureProps) {
  const { id, image, srcSet, sizes = '100vw', narrowImage, width, height, alt, title, text, action, href } = slide
  const tone = slide.tone ?? 'dark'
  // A later slide is not fetched beside what the page shows first.
  const [isDue, setDue] = useState(isFirst)
  useEffect(() => (isDue ? undefined : whenQuiet(() => setDue(true))), [isDue])
  const content = (
    <>
      <picture>
        {isDue && narrowImage && <source media="(max-width: 719px)" srcSet={narrowImage} />}
        <img
          src={isDue ? image : undefined}
          srcSet={isDue ? srcSet : undefined}
          sizes={srcSet && sizes}
          width={width}
          height={height}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
          decoding={isFirst ? 'sync' : 'async'}
        />
      </picture>
      {(title || text || action) && (
        <span data-part="words">
          {title && <span data-part="title">{title}</span>}
          {text && <span data-part="text">{text}</span>}
          {action && href && <span data-part="action">{action}</span>}
        </span>
      )}
    </>
  )
  if (!href)
    return (
      <div data-part="banner" data-tone={tone}>
        {content}
      </div>
    )
  const external = slide.isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a data-part="banner" data-tone={tone} href={href} {...external} onClick={() => onSelect?.(id)}>
      {content}
    </a>
  )
}
