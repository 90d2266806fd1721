export { type BannerLabels, bannerLabels } from './Banner.labels.ts'
export { type BannerSize, bannerSizes } from './Banner.styles.ts'
export { Banner, type BannerProps } from './Banner.tsx'
export { type BannerForm, type BannerSlide, type BannerTheme, bannerAutoplayMs } from './Banner.types.ts'
