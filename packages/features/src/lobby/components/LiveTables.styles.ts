import { styled } from 'styled-components'

/** The row stands in the column of the lobby and runs off at its end alone. */
export const LiveTablesRoot = styled.div.withConfig({ componentId: 'fx-LiveTables' })`
  --fy-bleed: 0px;
  min-inline-size: 0;
`
