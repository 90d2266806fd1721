/** One pay line as a small map of the window. */
export function LineMap({ rows, label }: { readonly rows: readonly number[]; readonly label: string }) {
  return (
    <svg className="line-map" viewBox="0 0 50 30" role="img" aria-label={label}>
      {rows.flatMap((row, reel) =>
        [0, 1, 2].map((cell) => (
          <rect
            key={`${reel}-${cell}`}
            x={reel * 10 + 1}
            y={cell * 10 + 1}
            width="8"
            height="8"
            rx="2"
            data-on={cell === row || undefined}
          />
        )),
      )}
    </svg>
  )
}
