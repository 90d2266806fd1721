const paths = {
  info: 'M12 11v6M12 7.2v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  history: 'M3.5 9a9 9 0 1 1-.4 4.5M3.2 4.2 3.5 9l4.8-.4M12 7.5V12l3.2 2',
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM16 9.5l5 5M21 9.5l-5 5',
  fair: 'M12 3.2 4.5 6v5.6c0 4.4 3 7.6 7.5 9.2 4.5-1.6 7.5-4.8 7.5-9.2V6L12 3.2ZM8.6 12l2.4 2.4 4.6-4.8',
  close: 'M6 6l12 12M18 6 6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  spin: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.8 3.2v4.4h-4.4',
} as const

export type IconName = keyof typeof paths

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
