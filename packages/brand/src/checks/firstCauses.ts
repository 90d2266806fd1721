import type { Issue } from '../issues/issue.ts'

/** Where a page of one's own stands is not known while its address is refused: what it would be linked by, or be in the way of. */
const echoes = ['dead-link', 'unreachable-route', 'api-path']

/** Problems without those that only follow from an address which a page of one's own cannot have (FB12). */
export const firstCauses = (issues: readonly Issue[]): readonly Issue[] =>
  issues.some(({ code }) => code === 'page-path') ? issues.filter(({ code }) => !echoes.includes(code)) : issues
