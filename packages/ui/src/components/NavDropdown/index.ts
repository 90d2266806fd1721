export {
  maxNavItems,
  NavDropdown,
  type NavDropdownItem,
  type NavDropdownLabels,
  type NavDropdownProps,
  navDropdownLabels,
} from './NavDropdown.tsx'
