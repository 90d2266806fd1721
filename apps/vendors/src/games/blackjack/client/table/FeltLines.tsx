import { useBlackjackWords } from '../blackjackWords.ts'

/** What is printed on the cloth: the rules that every player looks for, along the arc of the seats. */
export function FeltLines() {
  const words = useBlackjackWords()
  return (
    <svg className="felt-lines" viewBox="0 0 1200 300" aria-hidden="true">
      <defs>
        <path id="felt-arc-1" d="M140 40Q600 214 1060 40" />
        <path id="felt-arc-2" d="M140 84Q600 258 1060 84" />
      </defs>
      <path className="felt-arc" d="M110 0Q600 182 1090 0M150 104Q600 276 1050 104" />
      <text className="felt-pays">
        <textPath href="#felt-arc-1" startOffset="50%">
          {words.feltPays}
        </textPath>
      </text>
      <text className="felt-stands">
        <textPath href="#felt-arc-2" startOffset="50%">
          {words.feltStands} · {words.feltInsurance}
        </textPath>
      </text>
    </svg>
  )
}
