import { QRCodeSVG } from 'qrcode.react'

/** A code for a phone's camera, dark on light whatever the theme. */
export default function QrCode({ value, title }: { readonly value: string; readonly title: string }) {
  return <QRCodeSVG value={value} size={152} marginSize={3} title={title} />
}
