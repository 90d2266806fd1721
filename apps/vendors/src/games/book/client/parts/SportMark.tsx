import type { Sport } from '../../feed/plans.ts'

/** Signs of the sports; corners stand for bouts. */
const paths: Readonly<Record<Sport, string>> = {
  football:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8l3.8 2.8-1.4 4.4H9.6l-1.4-4.4ZM12 3v5M20.6 9.4l-4.8 1.4M17.3 19.3l-2.9-4.1M6.7 19.3l2.9-4.1M3.4 9.4l4.8 1.4',
  basketball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3v18M5.6 5.6c4 3.6 4 9.2 0 12.8M18.4 5.6c-4 3.6-4 9.2 0 12.8',
  tennis: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6 5.3c3.4 3.7 3.4 9.7 0 13.4M18 5.3c-3.4 3.7-3.4 9.7 0 13.4',
  hockey: 'M4 4l7 13h9M20 4l-7 13M20 17v3H4',
  volleyball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 12c0-4-2-7-5-8M12 12c3.5 2 7 1.7 9-.5M12 12c-3.4 2-5 5-4.400 8.600',
  cricket: 'M5 20 15 10l3-5 2 2-5 3-10 10ZM7 6.500a2.500 2.500 0 1 0-.1 0Z',
  racing: 'M5 21V3M5 4h14l-3 4.500 3 4.500H5M10 4v9M15 4v9M5 8.500h11',
  lanefall: 'M12 3 4 7v5c0 5 3.400 8 8 9 4.600-1 8-4 8-9V7ZM9 9l3 6 3-6',
  breachline: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 6.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11Z',
  circuit: 'M4 17c0-7 3-11 8-11s8 2 8 6-4 3-6 3-3 3-6 4-4 0-4-2ZM9 6.500l1.500 3',
  bout: 'M5 5h14v14H5ZM9 9h6v6H9ZM5 5l4 4M19 5l-4 4M5 19l4-4M19 19l-4-4',
}

export function SportMark({ sport }: { readonly sport: Sport }) {
  return (
    <svg className="sport-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[sport]} />
    </svg>
  )
}
