import { sayLabel } from '@foyer/ui/labels'
import { useState } from 'react'
import type { HandProps } from '../../../match/client/matchGame.ts'
import { useArrowKeys } from '../../../match/client/useArrowKeys.ts'
import { layable } from '../engine/dominoRules.ts'
import type { DominoMove, DominoTable } from '../engine/hand.ts'
import { halvesOf, type Tile } from '../engine/tiles.ts'
import { sayTile, sayValue, useDominoLabels } from './dominoLabels.ts'
import { TileFace } from './TileFace.tsx'

/** The player's tiles: those that fit stand higher under a mark, and a press lays one. */
export function DominoHand({ open, held, isTurn, isForced, onMove }: HandProps<DominoTable, Tile, DominoMove>) {
  const labels = useDominoLabels()
  const [asked, setAsked] = useState<Tile>()
  const keys = useArrowKeys()
  const moves = isTurn ? layable({ open, held }) : []
  const waysOf = (tile: Tile) => moves.filter((move) => move.tile === tile)
  const { ends } = open
  const isAsking = asked !== undefined && waysOf(asked).length > 1
  const press = (tile: Tile): void => {
    const [way, other] = waysOf(tile)
    if (way === undefined) return
    if (other === undefined) onMove(way)
    else setAsked(tile)
  }
  const atEnds = ends && { left: sayValue(labels, ends.left), right: sayValue(labels, ends.right) }
  return (
    <div className="domino-hand">
      <div className="match-actions">
        {isAsking && ends ? (
          <>
            <p className="match-hint" role="status">
              {sayLabel(labels, 'chooseEnd', { tile: sayTile(labels, asked) })}
            </p>
            {(['left', 'right'] as const).map((end) => (
              <button
                key={end}
                type="button"
                className="match-main"
                onClick={() => {
                  setAsked(undefined)
                  onMove({ kind: 'tile', tile: asked, end })
                }}
              >
                {sayLabel(labels, end === 'left' ? 'atLeft' : 'atRight', { value: sayValue(labels, ends[end]) })}
              </button>
            ))}
          </>
        ) : (
          <>
            {isTurn && (
              <p className="match-hint" id="pass-why">
                {atEnds === undefined
                  ? labels.opening
                  : isForced
                    ? sayLabel(labels, ends?.left === ends?.right ? 'passWhyOne' : 'passWhy', atEnds)
                    : labels.passNot}
              </p>
            )}
            <button
              type="button"
              className={isForced ? 'match-main' : 'action'}
              disabled={!isTurn || !isForced}
              aria-describedby={isTurn ? 'pass-why' : undefined}
              onClick={() => onMove({ kind: 'pass' })}
            >
              {labels.pass}
            </button>
          </>
        )}
      </div>
      <div className="domino-tiles" role="toolbar" tabIndex={-1} aria-label={labels.hand} onKeyDown={keys.onKeyDown}>
        {held.map((tile, at) => {
          const fitting = waysOf(tile).length > 0
          const name = sayTile(labels, tile)
          const [high, low] = halvesOf(tile)
          return (
            <button
              key={tile}
              type="button"
              className="domino-tile"
              tabIndex={keys.tabIndexOf(at, held.length)}
              data-fits={fitting || undefined}
              data-asked={(isAsking && asked === tile) || undefined}
              aria-disabled={!fitting}
              aria-label={isTurn ? sayLabel(labels, fitting ? 'canPlay' : 'cannotPlay', { tile: name }) : name}
              onFocus={() => keys.setAt(at)}
              onClick={() => press(tile)}
            >
              <svg viewBox="-0.5 -1 1 2.08" aria-hidden="true">
                <rect className="tile-edge" x="-0.47" y="-0.89" width="0.94" height="1.94" rx="0.13" />
                <g transform="rotate(90)">
                  <TileFace near={high} far={low} />
                </g>
              </svg>
            </button>
          )
        })}
      </div>
    </div>
  )
}
