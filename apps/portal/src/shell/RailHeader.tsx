import type { ReactNode } from 'react'
import { RailHeaderRoot } from './RailHeader.styles.ts'

export interface RailHeaderProps {
  readonly 'data-variant': string
  readonly children: ReactNode
}

/** The header as a rail at the window's side. */
export const RailHeader = (props: RailHeaderProps) => <RailHeaderRoot {...props} />
