import { codesOf, countFilters, freeChoice, type GameChoice } from '@foyer/feature-api'

/** What is chosen in a lobby; it lives in the address. */
export interface LobbyState extends GameChoice {
  readonly page: number
  /** Vendor code, empty for all. */
  readonly vendor: string
  /** ALL, FAV, NEW, HOT or a class of the provider (L14). */
  readonly classify: string
  /** `recent` replaces the list by what was played last (L20). */
  readonly list: 'game' | 'recent'
  readonly search: string
}

export const firstLobbyState: LobbyState = {
  page: 1,
  vendor: '',
  classify: 'ALL',
  list: 'game',
  search: '',
  ...freeChoice,
}

const code = /^[A-Za-z0-9_-]{1,40}$/
const longestSearch = 80
const lastPage = 100_000

/** The page an address names; what is none counts as the first. */
export function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), lastPage) : 1
}

const orders = ['new', 'name', 'return'] as const
/** Codes that are chosen at once at most, as the server takes them. */
const mostCodes = 12

const parseCodes = (text: string | null): string =>
  [...new Set(codesOf(text ?? '').filter((one) => one.length < 25 && code.test(one)))].sort().slice(0, mostCodes).join()

/** Reads a lobby's address; whatever does not fit counts as not chosen. */
export function parseLobbyState(query: URLSearchParams): LobbyState {
  const vendor = query.get('vendor') ?? ''
  const classify = query.get('class') ?? ''
  const rtp = query.get('rtp') ?? ''
  const isOn = (name: string): boolean => query.get(name) === '1'
  return {
    page: parsePage(query.get('page')),
    vendor: code.test(vendor) ? vendor : '',
    classify: code.test(classify) ? classify : 'ALL',
    list: query.get('list') === 'recent' ? 'recent' : 'game',
    search: [...(query.get('q') ?? '').trim()].slice(0, longestSearch).join(''),
    features: parseCodes(query.get('feature')),
    themes: parseCodes(query.get('theme')),
    volatilities: parseCodes(query.get('volatility')),
    rtp: /^[1-9]\d$/.test(rtp) ? Number(rtp) : 0,
    jackpot: isOn('jackpot'),
    isNew: isOn('new'),
    sort: orders.find((order) => order === query.get('sort')) ?? 'popular',
    minBet: isOn('minBet'),
    lines: query.get('lines') === '25',
  }
}

/** The address of a lobby's state; what is not chosen is left out. Other parameters are kept. */
export function writeLobbyState(state: LobbyState, query = new URLSearchParams()): URLSearchParams {
  const written = new URLSearchParams(query)
  const values: Readonly<Record<string, string>> = {
    vendor: state.vendor,
    class: state.classify === 'ALL' ? '' : state.classify,
    list: state.list === 'game' ? '' : state.list,
    q: state.search.trim(),
    feature: state.features,
    theme: state.themes,
    volatility: state.volatilities,
    rtp: state.rtp ? String(state.rtp) : '',
    jackpot: state.jackpot ? '1' : '',
    new: state.isNew ? '1' : '',
    sort: state.sort === 'popular' ? '' : state.sort,
    minBet: state.minBet ? '1' : '',
    lines: state.lines ? '25' : '',
    page: state.page > 1 ? String(state.page) : '',
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) written.set(name, value)
    else written.delete(name)
  }
  return written
}

/**
 * A change to the filters goes back to page 1 (L21); only choosing a page keeps the rest. Names, filters and orders are
 * of all games, so that they leave the favourites.
 */
export function changeLobbyState(state: LobbyState, change: Partial<LobbyState>): LobbyState {
  const next = { ...state, page: 1, ...change }
  const chosen = { ...freeChoice, ...change }
  const searches = change.search || countFilters(chosen) > 0 || chosen.sort !== 'popular'
  return searches && next.classify === 'FAV' ? { ...next, classify: 'ALL' } : next
}
