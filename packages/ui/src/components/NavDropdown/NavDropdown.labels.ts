import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type NavDropdownLabels = Labels<typeof en>

export const navDropdownLabels: NavDropdownLabels = en
