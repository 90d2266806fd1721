import type { Role } from '@foyer/contract'
import type { CentrePageId } from '@foyer/feature-api'

/** Who may open a centre page: members and agents the member centre, agents the agent centre, trials neither (X02, X03, X05). */
export function decideCentre(page: CentrePageId, role: Role): 'login' | 'warning' | 'open' {
  if (role === 'guest') return 'login'
  if (role === 'agent') return 'open'
  return role === 'member' && page.startsWith('member.') ? 'open' : 'warning'
}
