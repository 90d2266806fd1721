import type { NavDropdownLabels } from '../../../packages/ui/src/components/NavDropdown/index.ts'

export const labels: NavDropdownLabels = {
  toggle: '{label}: sağlayıcılar',
  more: 'Daha fazla',
}
