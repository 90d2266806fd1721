import type { Labels } from '../../labels/labels.ts'
import { type CarouselLabels, carouselLabels } from '../Carousel/Carousel.labels.ts'
import en from './messages/en.json'

export type BannerLabels = CarouselLabels & Labels<typeof en>

export const bannerLabels: BannerLabels = { ...carouselLabels, ...en }
