import type { ReactNode } from 'react'
import { useFailedImages } from '../LazyImage/useFailedImages.ts'
import { type AvatarSize, Root } from './Avatar.styles.ts'
import { initialsOf } from './initialsOf.ts'

export interface AvatarProps {
  /** Whose it is; its initials stand in for a picture. */
  name: string
  /** A square picture. Initials take its place when it cannot be loaded. */
  image?: string | undefined
  /** A drawing in place of both: a device, a mail. */
  icon?: ReactNode
  size?: AvatarSize
  /** What it says where the name does not stand beside it; without one it is decoration. */
  label?: string
}

/** A person or a thing in a list, told apart by a picture, a drawing or initials. */
export function Avatar({ name, image, icon, size = 'medium', label }: AvatarProps) {
  const { failedImages, imageProps } = useFailedImages()
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const isPicture = image !== undefined && !failedImages.has(image)
  return (
    <Root {...said} {...imageProps} data-size={size} data-kind={isPicture ? 'picture' : icon ? 'icon' : 'initials'}>
      {isPicture ? <img src={image} alt="" /> : (icon ?? initialsOf(name))}
    </Root>
  )
}
