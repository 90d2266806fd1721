import Type from 'typebox'
import { defineOperation } from '../operation.ts'

/** Collections that a member may have, and games in each. */
export const mostCollections = 20
export const mostCollected = 200
/** Letters of a collection's name. */
export const collectionNameLength = 40

/** Games that a member keeps together under a name of their own (QP01). */
export interface GameCollection {
  collectionId: number
  name: string
  /** What was put in last comes first. */
  nodeIds: number[]
}

const idOf = Type.Integer({ minimum: 1, description: 'Of the collection' })
const done = { value: Type.Null() } as const

/** QP01. The member's collections, by name; the same on every device. */
export const gameCollections = defineOperation<undefined, GameCollection[]>()({
  path: '/wps/relay/MCSFE_gameCollections',
  method: 'GET',
  access: 'real',
  requirement: 'QP01',
  summary: 'Collections of games',
  value: Type.Array(
    Type.Object({ collectionId: Type.Integer(), name: Type.String(), nodeIds: Type.Array(Type.Integer()) }),
  ),
})

export interface SaveCollectionInput {
  collectionId?: number
  name: string
}

/** QP01. Makes a collection, or names the one whose id is given anew. A name is there once. */
export const saveGameCollection = defineOperation<SaveCollectionInput, { collectionId: number }>()({
  path: '/wps/relay/MCSFE_saveGameCollection',
  method: 'POST',
  access: 'real',
  requirement: 'QP01',
  summary: 'Make or rename a collection of games',
  body: Type.Object({
    collectionId: Type.Optional(idOf),
    name: Type.String({ minLength: 1, maxLength: collectionNameLength }),
  }),
  value: Type.Object({ collectionId: Type.Integer() }),
})

/** QP01. Removing what is no collection succeeds and changes nothing; its games stay favourites where they are. */
export const removeGameCollection = defineOperation<{ collectionId: number }, null>()({
  path: '/wps/relay/MCSFE_removeGameCollection',
  method: 'POST',
  access: 'real',
  requirement: 'QP01',
  summary: 'Remove a collection of games',
  body: Type.Object({ collectionId: idOf }),
  ...done,
})

export interface CollectGameInput {
  collectionId: number
  nodeId: number
  isIn: boolean
}

/** QP01. Puts a game into a collection or takes it out; done twice it changes nothing. */
export const collectGame = defineOperation<CollectGameInput, null>()({
  path: '/wps/relay/MCSFE_collectGame',
  method: 'POST',
  access: 'real',
  requirement: 'QP01',
  summary: 'Put a game into a collection or take it out',
  body: Type.Object({ collectionId: idOf, nodeId: Type.Integer(), isIn: Type.Boolean() }),
  ...done,
})
