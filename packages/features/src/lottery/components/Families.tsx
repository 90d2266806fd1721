import { useRuntime } from '../model/calls.ts'
import { type LotteryPageId, lotteryPageIds } from '../model/lotteryPages.ts'
import { useT } from '../model/useT.ts'

/** Moves the row alone: the page stays where its reader is. */
function bringIntoView(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement
  if (!link || !row) return
  const [inside, around] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += inside.left + inside.width / 2 - around.left - around.width / 2
}

/** The way to the other kinds of lotteries that the site has pages for. */
export function Families({ page }: { page: LotteryPageId }) {
  const t = useT()
  const { href, hasRoute } = useRuntime()
  const others = lotteryPageIds.filter((id) => hasRoute(id))
  if (others.length < 2) return null
  return (
    <nav data-part="families" aria-label={t('families')}>
      {others.map((id) => (
        <a
          key={id}
          href={href(id)}
          aria-current={id === page ? 'page' : undefined}
          ref={id === page ? bringIntoView : undefined}
        >
          {t(`title_${id}`)}
        </a>
      ))}
    </nav>
  )
}
