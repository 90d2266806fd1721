import { densities, motions, shapes, type Theme, typeScales, typeSizes } from '../index.ts'

/** A choice of the theme that a file of tokens spells out in numbers. */
export interface Scale {
  /** Group in the file. */
  readonly group: string
  readonly key: 'shape' | 'density' | 'motion' | 'typeScale'
  readonly type: 'dimension' | 'duration'
  readonly unit: 'px' | 'ms'
  /** Numbers of each choice by name of step. */
  readonly steps: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const eachOf = <Choice, Numbers>(map: Readonly<Record<string, Choice>>, numbers: (choice: Choice) => Numbers) =>
  Object.fromEntries(Object.entries(map).map(([name, choice]) => [name, numbers(choice)]))

const sizesOf = (name: string) => typeSizes(name as Theme['typeScale']) // a key of typeScales

export const scales: readonly Scale[] = [
  { group: 'radius', key: 'shape', type: 'dimension', unit: 'px', steps: shapes },
  { group: 'height', key: 'density', type: 'dimension', unit: 'px', steps: densities },
  {
    group: 'duration',
    key: 'motion',
    type: 'duration',
    unit: 'ms',
    steps: eachOf(motions, ({ fast, base, slow }) => ({ fast, base, slow })),
  },
  {
    group: 'size',
    key: 'typeScale',
    type: 'dimension',
    unit: 'px',
    steps: Object.fromEntries(Object.keys(typeScales).map((name) => [name, sizesOf(name)])),
  },
]
