import type { ColorToken } from '../index.ts'

/** What each colour is for, and where players see it. */
export const colorWords: Readonly<Record<ColorToken, readonly [meaning: string, seen: string]>> = {
  canvas: ['Ground of every page', 'behind everything; also the colour of the browser around the page on phones'],
  surface: ['Panels, one step above the canvas', 'header, cards, tables, side menus, footer'],
  raised: ['Panels, two steps above the canvas', 'dialogs, menus, hovered rows'],
  sunken: ['Wells, below the surface', 'text fields, tracks of progress bars, empty pictures'],
  text: ['Words', 'headings and paragraphs everywhere'],
  textMuted: ['Quieter words', 'hints, captions, dates, the names of makers on tiles'],
  border: ['Hairlines', 'between rows and around cards; decoration only'],
  borderStrong: ['Edges of what can be used', 'text fields, checkboxes, quiet buttons; 3:1 on surface'],
  accent: ['Fill of the one main action', 'Log in, Play, Deposit, Search'],
  accentHover: ['The accent under the pointer', 'the same buttons, hovered'],
  onAccent: ['Words and icons on the accent', 'labels of those buttons; 4.5:1 on both'],
  accentText: ['The accent as words', 'links, the active entry of the navigation'],
  accentSubtle: ['Quiet fill in the accent', 'selected tabs, chips, the chosen row'],
  onAccentSubtle: ['Words on the quiet fill', 'labels of selected tabs and chips'],
  focus: ['Ring around what the keyboard is on', 'around any control; 3:1 on canvas'],
  positive: ['Good news', 'wins, what is paid out, states that are done'],
  negative: ['Bad news', 'losses, error messages'],
  warning: ['What wants care', 'pending states, notices'],
  info: ['What is worth knowing', 'neutral notices'],
  danger: ['Fill of what cannot be undone', 'buttons that remove, counts of unread messages'],
  onDanger: ['Words on danger', 'labels of those buttons'],
  scrim: ['Veil', 'behind dialogs, under words on artwork'],
  onScrim: ['Words on the veil', 'titles of banners, names on poster tiles'],
}
