const places = Array.from({ length: 15 }, (_, n) => ({
  key: `${n % 5}-${Math.floor(n / 5)}`,
  reel: n % 5,
  row: Math.floor(n / 5),
}))

/** One pay line as a small map of the window. */
export function LineMap({ rows, label }: { readonly rows: readonly number[]; readonly label: string }) {
  return (
    <>
      <span className="unseen">{label}</span>
      <svg className="line-map" viewBox="0 0 50 30" aria-hidden="true">
        {places.map(({ key, reel, row }) => (
          <rect
            key={key}
            x={reel * 10 + 1}
            y={row * 10 + 1}
            width="8"
            height="8"
            rx="2"
            data-on={rows[reel] === row || undefined}
          />
        ))}
      </svg>
    </>
  )
}
