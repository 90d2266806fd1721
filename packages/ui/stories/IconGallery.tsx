import {
  ArrowDown,
  ArrowUp,
  ArrowUpRight,
  Bookmark,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Circle,
  CircleAlert,
  CircleCheck,
  Clock,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  Flame,
  Globe,
  Headset,
  Heart,
  ImageUp,
  Info,
  LayoutGrid,
  Megaphone,
  Menu,
  Pause,
  Play,
  Printer,
  RotateCw,
  Search,
  TriangleAlert,
  X,
} from 'lucide'
import { styled } from 'styled-components'
import { Icon } from '../src/components/Icon/index.ts'

/** Every drawing the kit's own components use, by its name in lucide. */
export const drawings = {
  ArrowDown,
  ArrowUp,
  ArrowUpRight,
  Bookmark,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Circle,
  CircleAlert,
  CircleCheck,
  Clock,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  Flame,
  Heart,
  Globe,
  Headset,
  ImageUp,
  Info,
  LayoutGrid,
  Megaphone,
  Menu,
  Pause,
  Play,
  Printer,
  RotateCw,
  Search,
  TriangleAlert,
  X,
} as const

const Root = styled.ul.withConfig({ componentId: 'fy-IconGallery' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-xs) / 1.5 var(--fy-font-text);
  list-style: none;

  li {
    display: grid;
    justify-items: center;
    gap: 8px;
    padding: 16px 8px;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-medium);
    overflow-wrap: anywhere;
  }
`

/** The icons side by side, so that a new one is chosen to belong to them. */
export function IconGallery() {
  return (
    <Root>
      {Object.entries(drawings).map(([name, drawing]) => (
        <li key={name}>
          <Icon of={drawing} size="large" />
          {name}
        </li>
      ))}
    </Root>
  )
}
