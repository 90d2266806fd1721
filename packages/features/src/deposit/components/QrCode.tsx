import { QRCodeSVG } from 'qrcode.react'

interface QrCodeProps {
  readonly value: string
  readonly title: string
  /** What it is for, beside it. */
  readonly hint: string
}

/** A code for a phone's camera, dark on light whatever the theme. */
export default function QrCode({ value, title, hint }: QrCodeProps) {
  return (
    <figure>
      <QRCodeSVG value={value} size={152} marginSize={3} title={title} />
      <figcaption>{hint}</figcaption>
    </figure>
  )
}
