export {
  defaultNavDropdownLabels,
  maxNavItems,
  NavDropdown,
  type NavDropdownItem,
  type NavDropdownLabels,
  type NavDropdownProps,
} from './NavDropdown.tsx'
