import { useLabels } from '@foyer/feature-api'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { LazyImage } from '@foyer/ui/LazyImage'
import { Skeleton } from '@foyer/ui/Skeleton'
import { PromotionFacts } from '../components/PromotionFacts.tsx'
import { useRuntime } from '../model/calls.ts'
import { usePromotions } from '../model/usePromotions.ts'
import { useT } from '../model/useT.ts'
import { PromotionsPageRoot } from './PromotionsPage.styles.ts'

/** Every promotion with its picture and what it is for the player (R17). */
export function PromotionsPage() {
  const t = useT()
  const { href } = useRuntime()
  const { list, isBroken, askAgain } = usePromotions()
  const errorLabels = useLabels('ErrorState')
  return (
    <PromotionsPageRoot>
      <h1>{t('title')}</h1>
      {!list && !isBroken && <Skeleton lines={8} />}
      {isBroken && <ErrorState title={t('failed')} onRetry={askAgain} labels={errorLabels} />}
      {list?.length === 0 && <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
      {list && list.length > 0 && (
        <ul>
          {list.map((promotion, place) => (
            <li key={promotion.id} data-over={promotion.status === 'closed' || undefined}>
              <a href={href('promoDetail', { id: promotion.id })}>
                <div data-part="picture">
                  {promotion.picture && (
                    <LazyImage
                      src={promotion.picture}
                      alt=""
                      width={960}
                      height={300}
                      loading={place < 3 ? 'eager' : 'lazy'}
                    />
                  )}
                </div>
                <PromotionFacts promotion={promotion} />
                <h2>{promotion.title}</h2>
                {promotion.summary && <p>{promotion.summary}</p>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </PromotionsPageRoot>
  )
}
