import { type BookKind, bookPlans, type Sport } from './plans.ts'

/** Classes that studios file titles under where they are called otherwise than the sport. */
const sportOfClass: Readonly<Record<string, Sport>> = {
  Arena: 'lanefall',
  Tactics: 'breachline',
  Racing: 'circuit',
}

/** The sport a title is about, by the class it is filed under; none for one about all of them. */
export function sportOf(kind: BookKind, genre: string): Sport | undefined {
  const { sports } = bookPlans[kind]
  const [only] = sports
  if (sports.length === 1) return only?.sport
  const name = genre.toLowerCase()
  return (sports.find(({ sport }) => sport === name) ?? sports.find(({ sport }) => sport === sportOfClass[genre]))
    ?.sport
}
