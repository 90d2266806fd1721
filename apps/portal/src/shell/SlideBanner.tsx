import { useLabels } from '@foyer/feature-api'
import { Banner, type BannerProps } from '@foyer/ui/Banner'

/** Several pictures that take turns. */
export const SlideBanner = (props: BannerProps) => <Banner {...props} labels={useLabels('Banner')} />
