import type { ReactNode } from 'react'
import { useFailedImages } from '../LazyImage/useFailedImages.ts'
import { type FooterLabels, footerLabels } from './Footer.labels.ts'
import { FooterRoot } from './Footer.styles.ts'

export interface FooterLink {
  id: string
  label: string
  href: string
  /** Opens in a new tab, for addresses outside the site. */
  isExternal?: boolean | undefined
}

export interface FooterColumn {
  id: string
  title: string
  links: readonly FooterLink[]
}

export interface FooterVendor {
  id: string
  name: string
  image: string
  href?: string | undefined
}

export interface FooterProps {
  logo?: ReactNode
  /** What the company is, in a paragraph. */
  about?: ReactNode
  /** Help, contact and so on. */
  columns?: readonly FooterColumn[]
  vendors?: readonly FooterVendor[]
  /** Age limit, safer-play notices, licences. */
  notices?: ReactNode
  copyright: ReactNode
  labels?: FooterLabels
}

const externalLink = { target: '_blank', rel: 'noopener noreferrer' }

/** About, help and contact links, vendor logos, notices and copyright (H19). */
export function Footer(props: FooterProps) {
  const { logo, about, columns = [], vendors = [], notices, copyright, labels = footerLabels } = props
  const { failedImages, imageProps } = useFailedImages()
  const logoOf = ({ name, image }: FooterVendor): ReactNode =>
    !image || failedImages.has(image) ? (
      name
    ) : (
      <img src={image} alt={name} width={32} height={32} loading="lazy" decoding="async" />
    )
  return (
    <FooterRoot>
      <div data-part="body">
        <div data-part="top">
          <div data-part="about">
            {logo}
            {about && <p>{about}</p>}
          </div>
          {columns.map(({ id, title, links }) => (
            <nav key={id} data-part="column" aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.id}>
                    <a href={link.href} {...(link.isExternal && externalLink)}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {vendors.length > 0 && (
          <ul data-part="vendors" {...imageProps} aria-label={labels.vendors}>
            {vendors.map((vendor) => (
              <li key={vendor.id}>{vendor.href ? <a href={vendor.href}>{logoOf(vendor)}</a> : logoOf(vendor)}</li>
            ))}
          </ul>
        )}
        <div data-part="end">
          <p>{copyright}</p>
          {notices}
        </div>
      </div>
    </FooterRoot>
  )
}
