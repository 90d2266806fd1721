export { type FooterLabels, footerLabels } from './Footer.labels.ts'
export { Footer, type FooterColumn, type FooterLink, type FooterProps, type FooterVendor } from './Footer.tsx'
