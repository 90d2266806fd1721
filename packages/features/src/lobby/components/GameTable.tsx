import type { Game } from '@foyer/contract'
import { useActions, useCategoryName, useLabels, useRuntime } from '@foyer/feature-api'
import { Table, type TableColumn, type TableProps } from '@foyer/ui/Table'
import { useT } from '../model/useT.ts'
import { GameTableRoot } from './GameTable.styles.ts'

interface Ranked {
  readonly game: Game
  /** Place by popularity among the games that are listed. */
  readonly rank: number
}

interface GameTableProps extends Pick<TableProps<Ranked>, 'caption' | 'state' | 'empty' | 'error'> {
  games: readonly Game[]
  /** Most played first, so that each game's place is told. */
  isRanked?: boolean
  pageNo: number
  pageSize: number
  /** Says the category of each game, where they are of several. */
  hasCategory?: boolean
}

/** Games as lines of facts: pressing a name plays the game. */
export function GameTable({ games, pageNo, pageSize, hasCategory = false, isRanked = true, ...table }: GameTableProps) {
  const t = useT()
  const nameOf = useCategoryName()
  const { launchGame } = useActions()
  const { tag } = useRuntime().language
  const percent = new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 })
  const category: TableColumn<Ranked> = {
    id: 'category',
    header: t('columnCategory'),
    cell: ({ game }) => nameOf(game.gameType),
  }
  const rank: TableColumn<Ranked> = {
    id: 'rank',
    header: t('columnRank'),
    align: 'end',
    cell: (row) => row.rank.toLocaleString(tag),
  }
  const columns: readonly TableColumn<Ranked>[] = [
    {
      id: 'game',
      header: t('columnGame'),
      isRowHeader: true,
      cell: ({ game }) => (
        <button type="button" onClick={() => launchGame(game)}>
          {game.name}
        </button>
      ),
    },
    { id: 'maker', header: t('columnMaker'), cell: ({ game }) => game.vendorName },
    ...(hasCategory ? [category] : []),
    {
      id: 'return',
      header: t('columnReturn'),
      align: 'end',
      cell: ({ game: { rtp } }) => (rtp === undefined ? '–' : percent.format(rtp / 100)),
    },
    ...(isRanked ? [rank] : []),
  ]
  return (
    <GameTableRoot>
      <Table
        {...table}
        form="lines"
        columns={columns}
        rows={games.map((game, index): Ranked => ({ game, rank: (pageNo - 1) * pageSize + index + 1 }))}
        rowKey={({ game }) => String(game.nodeId)}
        placeholderRows={pageSize}
        labels={useLabels('Table')}
      />
    </GameTableRoot>
  )
}
