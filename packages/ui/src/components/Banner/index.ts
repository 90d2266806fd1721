export { type BannerSize, bannerSizes } from './Banner.styles.ts'
export { Banner, type BannerProps } from './Banner.tsx'
export { type BannerLabels, type BannerSlide, bannerAutoplayMs, bannerLabels } from './Banner.types.ts'
