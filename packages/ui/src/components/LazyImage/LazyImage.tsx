import { useEffect, useRef, useState } from 'react'
import { defaultIcon } from './DefaultIcon.tsx'
import { LazyImageRoot } from './LazyImage.styles.ts'
import { observeOnce } from './observeOnce.ts'
import { recheckImage, retryImage } from './retryImage.ts'

export interface LazyImageProps {
  src: string
  /** Empty for an image that only decorates. */
  alt: string
  /** Natural size in px; keeps the place before the image is there. */
  width: number
  height: number
  /** Candidate images, as in `<img srcset>`. */
  srcSet?: string
  sizes?: string
  /** How the image fills a container with a height of its own; without one its natural size decides. */
  fit?: 'cover' | 'contain'
  /**
   * `lazy` leaves the moment to the browser and works without script; `observed` waits until a tenth of the box is
   * on screen (C12); `eager` is for what a page shows first.
   */
  loading?: 'lazy' | 'observed' | 'eager'
}

/** An image that is fetched when needed, tried twice, and replaced by the default game icon (L26, Z08, C12). */
export function LazyImage({ src, alt, width, height, srcSet, sizes, fit = 'cover', loading = 'lazy' }: LazyImageProps) {
  const rootRef = useRef<HTMLSpanElement>(null)
  const [failedSource, setFailedSource] = useState<string>()
  const [isNear, setNear] = useState(loading !== 'observed')

  useEffect(() => {
    if (!isNear && rootRef.current) return observeOnce(rootRef.current, () => setNear(true))
    const image = rootRef.current?.querySelector('img')
    if (image) recheckImage(image)
    return undefined
  }, [isNear])

  const hasFailed = !src || failedSource === src
  return (
    <LazyImageRoot ref={rootRef} data-fit={fit}>
      <span data-part="art" {...(hasFailed && alt ? { role: 'img', 'aria-label': alt } : {})}>
        {hasFailed && <svg data-part="room" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />}
        {hasFailed && defaultIcon}
        {!hasFailed && (
          <img
            key={src}
            src={isNear ? src : undefined}
            srcSet={isNear ? srcSet : undefined}
            sizes={sizes}
            alt={alt}
            width={width}
            height={height}
            decoding="async"
            loading={loading === 'lazy' ? 'lazy' : 'eager'}
            fetchPriority={loading === 'eager' ? 'high' : 'auto'}
            onError={(event) => {
              if (isNear && !retryImage(event.currentTarget)) setFailedSource(src)
            }}
          />
        )}
      </span>
    </LazyImageRoot>
  )
}
