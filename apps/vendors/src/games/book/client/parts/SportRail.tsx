import { useEffect, useRef } from 'react'
import type { Sport } from '../../feed/plans.ts'
import type { EventView } from '../../wire.ts'
import { useBook } from '../BookContext.ts'
import { SportMark } from './SportMark.tsx'

interface SportRailProps {
  readonly events: readonly EventView[]
  readonly sports: readonly Sport[]
  readonly sport: Sport | undefined
  readonly league: string | undefined
  readonly onChoose: (sport: Sport | undefined, league?: string) => void
}

/** Sports with what is open of each, and the leagues of the chosen one. */
export function SportRail({ events, sports, sport, league, onChoose }: SportRailProps) {
  const { words } = useBook()
  const rail = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is chosen comes into sight
  useEffect(() => showChosen(rail.current), [sport, league])
  const leagues = [...new Set(events.filter((event) => event.sport === sport).map((event) => event.league))].sort()
  const item = (name: string, count: number, isChosen: boolean, onClick: () => void, mark?: Sport) => (
    <button type="button" aria-pressed={isChosen} onClick={onClick}>
      {mark && <SportMark sport={mark} />}
      <span>{name}</span>
      <small aria-hidden="true">{count}</small>
    </button>
  )
  return (
    <nav ref={rail} className="rail" aria-label={words.allSports}>
      <ul className="rail-sports">
        {sports.length > 1 && (
          <li>{item(words.allSports, events.length, sport === undefined, () => onChoose(undefined))}</li>
        )}
        {sports.map((one) => (
          <li key={one}>
            {item(
              words.sport[one],
              events.filter((event) => event.sport === one).length,
              sport === one && league === undefined,
              () => onChoose(one),
              one,
            )}
            {sport === one && leagues.length > 1 && (
              <ul className="rail-leagues">
                {leagues.map((name) => (
                  <li key={name}>
                    {item(name, events.filter((event) => event.league === name).length, league === name, () =>
                      onChoose(one, league === name ? undefined : name),
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the rail is a row that runs out of sight; only the row moves, never the page. */
function showChosen(rail: HTMLElement | null): void {
  const chosen = rail?.querySelector('[aria-pressed=true]')?.getBoundingClientRect()
  if (!rail || !chosen) return
  const { left, width } = rail.getBoundingClientRect()
  rail.scrollBy({ left: chosen.left + chosen.width / 2 - (left + width / 2) })
}
