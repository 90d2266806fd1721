import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CountdownSection } from '../components/CountdownSection.tsx'
import { FiguresSection } from '../components/FiguresSection.tsx'
import { NoticeSection } from '../components/NoticeSection.tsx'
import { PictureSection } from '../components/PictureSection.tsx'
import { QuestionsSection } from '../components/QuestionsSection.tsx'
import { QuoteSection } from '../components/QuoteSection.tsx'
import { SplitSection } from '../components/SplitSection.tsx'
import { StepsSection } from '../components/StepsSection.tsx'
import { TextSection } from '../components/TextSection.tsx'
import { hills } from './hills.ts'

/** What brands write into pages of their own; the words are the brand's, in its languages. */
const meta = {
  title: 'site/Own pages',
  component: TextSection,
  tags: ['!autodocs'],
  args: {
    settings: {
      title: { en: 'How we came to be', tr: 'Nasıl kurulduk' },
      text: {
        en: 'Four people, one table and a very old set of dice.\n\nThe dice are still here. They lie in the hall, behind glass, and nobody bets on them any more.',
        tr: 'Dört kişi, bir masa ve çok eski bir zar takımı.\n\nZarlar hâlâ burada. Girişte, camın ardında duruyorlar ve artık kimse onlara oynamıyor.',
      },
      action: { en: 'Write to us', tr: 'Bize yazın' },
      link: '/feedback',
    },
  },
  parameters: { portal: {} },
} satisfies Meta<typeof TextSection>

export default meta
type Story = StoryObj<typeof meta>

const alt = { en: 'Hills under a low sun', tr: 'Alçak güneşin altında tepeler' }

export const Text: Story = {}

export const WordsAlone: Story = {
  args: { settings: { title: meta.args.settings.title, text: { en: 'Ask at the door.', tr: 'Kapıda sorun.' } } },
}

export const Picture: Story = {
  render: () => (
    <PictureSection
      settings={{
        picture: hills.dark,
        alt,
        caption: { en: 'Where the first draw was held', tr: 'İlk çekilişin yapıldığı yer' },
        link: '/lotteryCenter',
      }}
    />
  ),
}

const split = {
  title: { en: 'Draws you can check', tr: 'Doğrulayabileceğiniz çekilişler' },
  text: {
    en: 'Each draw is fixed before its sale ends, and its seed is told after it.',
    tr: 'Her çekiliş satış bitmeden belirlenir ve tohumu sonra açıklanır.',
  },
  action: { en: 'See how', tr: 'Nasıl olduğunu görün' },
  link: '/fairplay',
  picture: hills.dark,
  lightPicture: hills.light,
  alt,
} as const

/** The picture has a form for each theme. */
export const Split: Story = { render: () => <SplitSection settings={{ ...split, pictureAt: 'end' }} /> }

export const PictureBeforeTheWords: Story = {
  render: () => <SplitSection settings={{ ...split, pictureAt: 'start' }} />,
}

const questions = [
  [
    { en: 'When do winnings arrive?', tr: 'Kazançlar ne zaman gelir?' },
    { en: 'As soon as the draw is settled.', tr: 'Çekiliş sonuçlanır sonuçlanmaz.' },
  ],
  [
    { en: 'May a ticket be given back?', tr: 'Bilet geri verilebilir mi?' },
    { en: 'Until the sale of its draw is over.', tr: 'Çekilişinin satışı bitene kadar.' },
  ],
] as const

export const Questions: Story = {
  render: () => (
    <QuestionsSection
      settings={{ title: { en: 'Asked often', tr: 'Sık sorulanlar' } }}
      blocks={questions.map(([question, answer]) => ({ type: 'question', settings: { question, answer } }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary')
    await userEvent.click(summary as HTMLElement) // there are two questions
    await expect(summary?.parentElement).toHaveAttribute('open')
  },
}

export const Notice: Story = {
  render: () => (
    <NoticeSection
      settings={{
        tone: 'warning',
        title: { en: 'Closed on Tuesday', tr: 'Salı günü kapalı' },
        text: { en: 'The hall is painted. Online draws go on.', tr: 'Salon boyanıyor. Çevrim içi çekilişler sürüyor.' },
        action: { en: 'Read more', tr: 'Devamını okuyun' },
        link: '/help',
      }}
    />
  ),
}

export const Quote: Story = {
  render: () => (
    <QuoteSection
      settings={{
        text: {
          en: 'I came for the numbers and stayed for the people.',
          tr: 'Sayılar için geldim, insanlar için kaldım.',
        },
        by: { en: 'A regular', tr: 'Bir müdavim' },
        role: { en: 'Plays since the first draw', tr: 'İlk çekilişten beri oynuyor' },
      }}
    />
  ),
}

const steps = [
  [
    { en: 'Pick six numbers', tr: 'Altı sayı seçin' },
    { en: 'Or let chance pick.', tr: 'Ya da şansa bırakın.' },
  ],
  [
    { en: 'Buy before the lock', tr: 'Kilitlenmeden alın' },
    { en: 'It closes a minute before the draw.', tr: 'Çekilişten bir dakika önce kapanır.' },
  ],
  [
    { en: 'Watch the draw', tr: 'Çekilişi izleyin' },
    { en: 'Winnings arrive by themselves.', tr: 'Kazançlar kendiliğinden gelir.' },
  ],
] as const

export const Steps: Story = {
  render: () => (
    <StepsSection
      settings={{ title: { en: 'Three steps', tr: 'Üç adım' } }}
      blocks={steps.map(([title, text]) => ({ type: 'step', settings: { title, text } }))}
    />
  ),
}

const figures = [
  ['12', { en: 'lotteries', tr: 'çekiliş' }],
  ['4,096', { en: 'winners last month', tr: 'geçen ayın kazananı' }],
  ['96.4 %', { en: 'goes back to players', tr: 'oyunculara döner' }],
] as const

export const Figures: Story = {
  render: () => (
    <FiguresSection
      settings={{ title: { en: 'In figures', tr: 'Rakamlarla' } }}
      blocks={figures.map(([value, label]) => ({
        type: 'figure',
        settings: { value: { en: value, tr: value.replace(/[.,]/, (sign) => (sign === '.' ? ',' : '.')) }, label },
      }))}
    />
  ),
}

export const Countdown: Story = {
  render: () => (
    <CountdownSection
      settings={{
        title: { en: 'The great spring draw', tr: 'Büyük bahar çekilişi' },
        text: { en: 'One night, one number.', tr: 'Bir gece, bir sayı.' },
        until: '2027-03-20T20:00:00+03:00',
        action: { en: 'Pick your numbers', tr: 'Sayılarınızı seçin' },
        link: '/lotteryCenter',
      }}
    />
  ),
}
