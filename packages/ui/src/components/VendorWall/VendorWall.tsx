import { LazyImage } from '../LazyImage/LazyImage.tsx'
import { VendorWallRoot } from './VendorWall.styles.ts'

export interface WallVendor {
  readonly id: string
  readonly name: string
  /** Square mark. */
  readonly image: string
  readonly href?: string | undefined
}

export interface VendorWallProps {
  /** A dozen fills every row at any width. */
  vendors: readonly WallVendor[]
  /** Name of the list. */
  label: string
}

/** Marks and names of many vendors in a grid of hairlines, quieter than cards: who stands behind the games. */
export function VendorWall({ vendors, label }: VendorWallProps) {
  return (
    <VendorWallRoot>
      <ul aria-label={label}>
        {vendors.map(({ id, name, image, href }) => {
          const mark = (
            <>
              <LazyImage src={image} alt="" width={40} height={40} />
              <span>{name}</span>
            </>
          )
          return <li key={id}>{href ? <a href={href}>{mark}</a> : <div>{mark}</div>}</li>
        })}
      </ul>
    </VendorWallRoot>
  )
}
