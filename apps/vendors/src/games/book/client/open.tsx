import { browserStore } from '../../../client/api/browserStore.ts'
import { whenMoneyMoves } from '../../../client/api/whenMoneyMoves.ts'
import type { OpenKind } from '../../../client/kind.ts'
import { limitsOf } from '../engine/limits.ts'
import { type BookKind, bookKinds } from '../feed/plans.ts'
import { acceptances } from '../wire.ts'
import { BookContext } from './BookContext.ts'
import { BookStage } from './BookStage.tsx'
import { createBookLink } from './model/bookLink.ts'
import { createBookModel } from './model/createBookModel.ts'
import { keepSlip, loadSlip } from './model/unplacedSlip.ts'
import { palettes } from './palettes.ts'
import { BookRules } from './parts/BookRules.tsx'

export { past } from './pastBet.tsx'

const acceptKey = 'foyer-book-accept'

/** Opens a book of sports, esports or cockfights. */
export const open: OpenKind = ({ session, gameId }) => {
  const state = session.view().state
  const kind: BookKind = bookKinds.find((one) => one === state?.kind) ?? 'sports'
  const decimals = state?.decimals ?? 2
  const owner = `${state?.player ?? ''}:${gameId}`
  const { least, most } = limitsOf(decimals)
  const refresh = (): void => void session.refresh().catch(() => undefined) // what cannot go on says so when it is used
  const model = createBookModel({
    link: createBookLink(kind, session),
    decimals,
    onPlaced: refresh,
    loadAccept: () => acceptances.find((one) => one === browserStore.read(acceptKey)) ?? 'none',
    saveAccept: (accept) => browserStore.keep(acceptKey, accept),
    loadSlip: () => loadSlip(owner),
  })
  model.subscribe(() => keepSlip(owner, model.view().slip))
  return {
    palette: palettes[kind],
    fills: 'page',
    Backdrop: () => <div className="book-ground" />,
    Stage: () => (
      <BookContext value={model}>
        <BookStage kind={kind} />
      </BookContext>
    ),
    Controls: () => null,
    Rules: () => <BookRules kind={kind} limits={limitsOf(decimals)} />,
    facts: { least, most, saysChance: true },
    start: () => whenMoneyMoves(refresh),
  }
}
