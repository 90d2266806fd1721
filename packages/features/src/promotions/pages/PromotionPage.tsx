import { SafeHtml, useAddressQuery, useLabels, usePageTitle } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { LazyImage } from '@foyer/ui/LazyImage'
import { Skeleton } from '@foyer/ui/Skeleton'
import { PromotionFacts } from '../components/PromotionFacts.tsx'
import { TakePart, type TakePartProps } from '../components/TakePart.tsx'
import { useRuntime } from '../model/calls.ts'
import { useKeyboardGoesOn } from '../model/useKeyboardGoesOn.ts'
import { usePromotions } from '../model/usePromotions.ts'
import { useT } from '../model/useT.ts'
import { PromotionPageRoot } from './PromotionPage.styles.ts'

/** One promotion with its terms, what it is for the player, and the way to take part (R18, ruling 1). */
export function PromotionPage() {
  const t = useT()
  const { href } = useRuntime()
  const [query] = useAddressQuery()
  const { list, isBroken, askAgain, clockOffset } = usePromotions()
  const errorLabels = useLabels('ErrorState')
  const promotion = list?.find(({ id }) => id === query.get('id'))
  usePageTitle(promotion?.title)
  if (isBroken) return <ErrorState title={t('failed')} onRetry={askAgain} labels={errorLabels} />
  if (!list) return <Skeleton lines={12} />
  if (!promotion)
    return (
      <PromotionPageRoot>
        <header>
          <h1>{t('title')}</h1>
        </header>
        <div data-part="gone">
          <EmptyState title={t('goneTitle')} actions={<Button href={href('promotions')}>{t('all')}</Button>}>
            {t('goneText')}
          </EmptyState>
        </div>
      </PromotionPageRoot>
    )
  const { title, content, picture, way } = promotion
  return (
    <PromotionPageRoot>
      <header>
        <a data-part="back" href={href('promotions')}>
          {t('all')}
        </a>
        <h1>{title}</h1>
        <PromotionFacts promotion={promotion} />
      </header>
      {picture && (
        <div data-part="picture">
          <LazyImage src={picture} alt="" width={960} height={300} loading="eager" />
        </div>
      )}
      <article>
        <h2>{t('about')}</h2>
        <SafeHtml html={content} />
      </article>
      {way && <Part promotion={promotion} clockOffset={clockOffset} askAgain={askAgain} />}
    </PromotionPageRoot>
  )
}

function Part(props: TakePartProps) {
  const t = useT()
  const { application, status } = props.promotion
  const heading = useKeyboardGoesOn(status && (application?.status ?? 'none'))
  return (
    <aside aria-labelledby="promotion-part">
      <h2 ref={heading} id="promotion-part" tabIndex={-1}>
        {t(application === undefined ? 'takePart' : application.status === 'joined' ? 'joinedPart' : 'yourPart')}
      </h2>
      <TakePart {...props} />
    </aside>
  )
}
