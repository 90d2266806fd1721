export {
  defaultFooterLabels,
  Footer,
  type FooterColumn,
  type FooterLabels,
  type FooterLink,
  type FooterProps,
  type FooterVendor,
} from './Footer.tsx'
