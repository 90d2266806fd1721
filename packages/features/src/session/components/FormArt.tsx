import { useRuntime } from '@foyer/feature-api'

/** Artwork of the brand beside a form: what its registration shows, or else its home page. Nothing without either. */
export function FormArt() {
  const { banners } = useRuntime().config
  const banner = banners.w_reg?.[0] ?? banners.w_home?.[0]
  if (!banner) return null
  const { light } = banner
  const forms = light
    ? [
        { theme: 'dark', ...banner },
        { theme: 'light', ...light },
      ]
    : [{ theme: undefined, ...banner }]
  return (
    <div data-part="art">
      {forms.map(({ theme, image, imageNarrow }) => (
        // What the theme or a small screen does not show is never fetched.
        <img
          key={theme ?? 'both'}
          data-theme-only={theme}
          src={imageNarrow ?? image}
          alt=""
          width={800}
          height={600}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  )
}
