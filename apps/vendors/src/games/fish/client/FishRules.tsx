import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../client/components/money.ts'
import { allSpecies, pays, statedReturn } from '../engine/species.ts'
import { useWords } from '../words.ts'
import { FishPicture } from './FishPicture.tsx'
import { percentOf, writeChance } from './writeChance.ts'

/** How it is played, what every fish pays and how likely it is caught, and what holds when the connection stutters. */
export function FishRules({ cost }: { readonly cost: number }) {
  const words = useWords()
  const { plain, full } = useMoney()
  const { rules, species: names, language } = words
  const percent = percentOf(language, statedReturn / 100)
  return (
    <>
      <h3>{rules.how}</h3>
      <p>{rules.aim}</p>
      <p>{rules.held}</p>
      <h3>{rules.what}</h3>
      <table className="fish-table">
        <caption className="unseen">{rules.table}</caption>
        <thead>
          <tr>
            <th scope="col">{rules.fish}</th>
            <th scope="col">{rules.times}</th>
            <th scope="col">{rules.likely}</th>
            <th scope="col">{sayLabel(rules, 'amount', { cost: full(cost) }, language)}</th>
          </tr>
        </thead>
        <tbody>
          {allSpecies.map((species) => (
            <tr key={species}>
              <th scope="row">
                <FishPicture species={species} />
                <span>{names[species]}</span>
              </th>
              <td>×{pays[species]}</td>
              <td>{writeChance(language, species)}</td>
              <td>{plain(cost * pays[species])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{sayLabel(rules, 'same', { percent }, language)}</p>
      <h3>{rules.fair}</h3>
      <ul className="fish-promises">
        {(['decides', 'never', 'late', 'twice', 'sea'] as const).map((promise) => (
          <li key={promise}>{rules[promise]}</li>
        ))}
      </ul>
    </>
  )
}
