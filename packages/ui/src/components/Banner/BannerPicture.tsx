import { useEffect, useState } from 'react'
import { whenQuiet } from '../../interaction/whenQuiet.ts'
import { useFailedImages } from '../LazyImage/useFailedImages.ts'
import type { BannerSlide, BannerTheme } from './Banner.types.ts'

interface BannerPictureProps {
  slide: BannerSlide
  isFirst: boolean
  firstTheme: BannerTheme
  onSelect: ((id: string) => void) | undefined
}

/** One slide: the picture, its words on a scrim, and the link around both. */
export function BannerPicture({ slide, isFirst, firstTheme, onSelect }: BannerPictureProps) {
  const { id, srcSet, sizes = '100vw', light, width, height, alt, title, text, action, href } = slide
  const tone = light ? 'both' : (slide.tone ?? 'dark')
  const forms = light
    ? [
        { theme: 'dark', ...slide },
        { theme: 'light', ...light },
      ]
    : [{ theme: undefined, ...slide }]
  // A later slide is not fetched beside what the page shows first.
  const [isDue, setDue] = useState(isFirst)
  useEffect(() => (isDue ? undefined : whenQuiet(() => setDue(true))), [isDue])
  const { failedImages, imageProps } = useFailedImages()
  const isActing = Boolean(action && (href || slide.isButton))
  const content = (
    <>
      {(isDue ? forms : []).map(({ theme, image, narrowImage }) => {
        if (failedImages.has(image)) {
          return (
            alt && (
              <span key={theme ?? 'both'} data-part="words" data-theme-only={theme}>
                <span data-part="title">{alt}</span>
              </span>
            )
          )
        }
        // A form that the theme does not show is never fetched; of the shown one nothing waits for a script.
        const isEager = isFirst && (theme === undefined || theme === firstTheme)
        return (
          <picture key={theme ?? 'both'} data-theme-only={theme}>
            {narrowImage && <source media="(max-width: 719px)" srcSet={narrowImage} />}
            <img
              src={image}
              srcSet={theme === 'light' ? undefined : srcSet}
              sizes={srcSet && sizes}
              width={width}
              height={height}
              alt={alt}
              loading={isEager ? 'eager' : 'lazy'}
              fetchPriority={isFirst ? 'high' : 'low'}
              decoding={isEager ? 'sync' : 'async'}
            />
          </picture>
        )
      })}
      {(title || text || action) && (
        <span data-part="words" data-acts={isActing || undefined}>
          {title && <span data-part="title">{title}</span>}
          {text && <span data-part="text">{text}</span>}
          {isActing && <span data-part="action">{action}</span>}
        </span>
      )}
    </>
  )
  if (slide.isButton)
    return (
      <button {...imageProps} type="button" data-part="banner" data-tone={tone} onClick={() => onSelect?.(id)}>
        {content}
      </button>
    )
  if (!href)
    return (
      <div {...imageProps} data-part="banner" data-tone={tone}>
        {content}
      </div>
    )
  const external = slide.isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a {...imageProps} data-part="banner" data-tone={tone} href={href} {...external} onClick={() => onSelect?.(id)}>
      {content}
    </a>
  )
}
