import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../client/components/money.ts'
import { findFish } from '../engine/sea.ts'
import { pays } from '../engine/species.ts'
import { useWords } from '../words.ts'
import { FishPicture } from './FishPicture.tsx'
import type { GunView } from './model/shots.ts'
import { sayShot } from './sayShot.ts'
import { writeChance } from './writeChance.ts'

/** What is aimed at, with its chance; below it what happened last and what is not answered yet. */
export function AimPanel({ sea, view }: { readonly sea: string; readonly view: GunView }) {
  const words = useWords()
  const { plain, full } = useMoney()
  const { target, cost, shots, said } = view
  const species = target === undefined ? undefined : findFish(sea, target)?.species
  const { language } = words
  return (
    <div className="aim">
      <span className="aim-picture">{species ? <FishPicture species={species} /> : <NoAim />}</span>
      {species === undefined ? (
        <p className="aim-name">{words.choose}</p>
      ) : (
        <p className="aim-name">
          <strong>{words.species[species]}</strong>{' '}
          <span>
            {sayLabel(words, 'pays', { pays: pays[species] }, language)}
            {' · '}
            {sayLabel(words, 'chance', { chance: writeChance(language, species) }, language)}
            {' · '}
            {sayLabel(words, 'brings', { amount: plain(cost * pays[species]) }, language)}
          </span>
        </p>
      )}
      <p className="aim-said" data-what={shots.length > 0 ? 'under-way' : said?.what}>
        {shots.length > 0
          ? sayLabel(words, 'underWay', { count: shots.length }, language)
          : said?.what === 'aimed'
            ? ''
            : sayShot(words, said, full)}
      </p>
    </div>
  )
}

function NoAim() {
  return (
    <svg className="no-aim" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 6a18 18 0 0 1 18 18M42 24a18 18 0 0 1-18 18M24 42A18 18 0 0 1 6 24M6 24A18 18 0 0 1 24 6" />
      <path d="M24 1v12M24 35v12M1 24h12M35 24h12" />
    </svg>
  )
}
