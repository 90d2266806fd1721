import { useDominoLabels } from './dominoLabels.ts'

/** How dominoes are played here. */
export function DominoRules() {
  const { rules } = useDominoLabels()
  return (
    <>
      <h3>{rules.howTo}</h3>
      <p>{rules.howToText}</p>
      <p>{rules.passText}</p>
      <p>{rules.endText}</p>
      <p>{rules.keys}</p>
    </>
  )
}
