import type { Check } from './checkContext.ts'

/** The login form stands in the header only where that has room for it (H03). */
export const checkHeaderLogin: Check = ({ resolved: { theme } }) => {
  if (theme.headerLogin !== 'form' || theme.header !== 'bar') return []
  return [
    {
      code: 'header-full',
      severity: 'warning',
      path: ['theme', 'headerLogin'],
      message: 'The login form has no room in a header of the variant "bar", whose row the navigation takes',
      why: 'Visitors would see the button instead of the form.',
      hint: 'Write "header": "split" or "rail", or "headerLogin": "button"',
    },
  ]
}
