export { type NavDropdownLabels, navDropdownLabels } from './NavDropdown.labels.ts'
export { maxNavItems, NavDropdown, type NavDropdownItem, type NavDropdownProps } from './NavDropdown.tsx'
