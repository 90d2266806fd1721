import { useBigTwoLabels } from './bigTwoLabels.ts'

/** How Big Two is played here. */
export function BigTwoRules() {
  const { rules } = useBigTwoLabels()
  return (
    <>
      <h3>{rules.howTo}</h3>
      <p>{rules.howToText}</p>
      <p>{rules.passText}</p>
      <h3>{rules.rank}</h3>
      <p>{rules.rankText}</p>
      <h3>{rules.combinations}</h3>
      <p>{rules.few}</p>
      <p>{rules.five}</p>
      <p>{rules.keys}</p>
    </>
  )
}
