interface Snippet {
  readonly label: string
  readonly description: string
  readonly body: unknown
}

const text = (stop: number, words: string) => ({ en: `\${${stop}:${words}}` })

/** Beginnings that editors offer, by the path of what they are put into. */
export const snippets: Readonly<Record<string, readonly Snippet[]>> = {
  'theme.dark': [
    { label: 'accent', description: 'One colour; the rest follows it', body: { accent: '#${1:f2b84b}' } },
    {
      label: 'accent and canvas',
      description: 'Two colours; the rest follows them',
      body: { canvas: '#${1:101418}', accent: '#${2:f2b84b}' },
    },
  ],
  'theme.light': [
    { label: 'accent', description: 'One colour; the rest follows it', body: { accent: '#${1:9a5b00}' } },
  ],
  'banners.*.*': [
    {
      label: 'banner',
      description: 'A picture with words and a button',
      body: {
        bannerId: '${1:summer}',
        image: 'assets/${2:banner}.svg',
        imageNarrow: 'assets/${2:banner}-narrow.svg',
        alt: text(3, 'What the picture shows'),
        title: text(4, 'A few large words'),
        action: text(5, 'See the games'),
        link: '/${6:rng}',
      },
    },
  ],
  'nav.*': [
    {
      label: 'category',
      description: 'Games of a category',
      body: { category: '${1|RNG,LIVE,FISH,PVP,SPORTS,ESPORTS,COCKFIGHT,LOTT|}' },
    },
  ],
  'footer.columns.*': [
    {
      label: 'column',
      description: 'A column of links',
      body: { title: text(1, 'Help'), links: [{ label: text(2, 'Help centre'), href: '/${3:help}' }] },
    },
  ],
  'footer.columns.*.links.*': [
    {
      label: 'link',
      description: 'A page of the site or another address',
      body: { label: text(1, 'Help'), href: '/${2:help}' },
    },
  ],
}
