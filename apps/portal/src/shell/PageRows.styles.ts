import { styled } from 'styled-components'

/** The sections of a page and its content: each stands in the column of the shell by itself. */
export const PageRowsRoot = styled.div.withConfig({ componentId: 'fy-PageRows' })`
  display: contents;
`
