import { type ReactNode, useId, useRef } from 'react'
import { useKeptFocus } from '../../interaction/useKeptFocus.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Root } from './SettingList.styles.ts'

export interface SettingItem {
  readonly id: string
  /** What it is, such as "Password" or the name of a device. */
  readonly title: ReactNode
  /** A drawing before it. */
  readonly icon: ReactNode
  /** Beside the title: a `Badge` with its state. */
  readonly badge?: ReactNode
  /** Below the title: since when, where, why. */
  readonly text?: ReactNode
  /** Buttons that change it. */
  readonly actions?: ReactNode
}

export interface SettingListProps {
  title: ReactNode
  headingLevel?: 2 | 3
  /** What the settings are for. */
  lead?: ReactNode
  /** At the end of the title's line: what concerns all of them. */
  action?: ReactNode
  /** Left out while they are on their way. */
  items?: readonly SettingItem[] | undefined
  /** Rows to keep a place for until then. */
  placeholderRows?: number
  /** Stands in place of the rows: why there are none. */
  children?: ReactNode
}

/**
 * Things that are set or kept one by one, each with its state and what can be done about it. The heading takes the keyboard
 * when the row that had it goes.
 */
export function SettingList(props: SettingListProps) {
  const { title, headingLevel = 3, lead, action, items, placeholderRows = 3, children } = props
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(root, heading)
  const Heading = `h${headingLevel}` as const
  return (
    <Root ref={root} aria-labelledby={id} aria-busy={!items && !children ? true : undefined}>
      <div data-part="head">
        <div>
          <Heading ref={heading} id={id} tabIndex={-1}>
            {title}
          </Heading>
          {lead && <p>{lead}</p>}
        </div>
        {action}
      </div>
      {children || (
        // Rows that come do not move those that kept their place, but stand in for them.
        <ul key={items ? 'items' : 'waiting'}>
          {items
            ? items.map((item) => <Row key={item.id} item={item} />)
            : [...Array(placeholderRows).keys()].map((row) => (
                <li key={row} data-part="waiting">
                  <Skeleton lines={2} />
                </li>
              ))}
        </ul>
      )}
    </Root>
  )
}

function Row({ item: { title, icon, badge, text, actions } }: { item: SettingItem }) {
  return (
    <li>
      <Avatar name="" icon={icon} />
      <div data-part="body">
        <div data-part="title">
          <span>{title}</span>
          {badge}
        </div>
        {text && <div data-part="text">{text}</div>}
      </div>
      {actions && <div data-part="actions">{actions}</div>}
    </li>
  )
}
