export {
  Footer,
  type FooterColumn,
  type FooterLabels,
  type FooterLink,
  type FooterProps,
  type FooterVendor,
  footerLabels,
} from './Footer.tsx'
