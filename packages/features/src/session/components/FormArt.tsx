import { useRuntime } from '@foyer/feature-api'

/** Artwork of the brand beside a form: what its registration shows, or else its home page. Nothing without either. */
export function FormArt() {
  const { banners } = useRuntime().config
  const banner = banners.w_reg?.[0] ?? banners.w_home?.[0]
  if (!banner) return null
  return (
    <div data-part="art">
      <img src={banner.imageNarrow ?? banner.image} alt="" width={800} height={600} decoding="async" />
    </div>
  )
}
