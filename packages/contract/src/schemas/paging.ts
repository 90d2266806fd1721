import Type, { type TProperties } from 'typebox'

/** Query parameters of a paged list; pages count from 1. */
export interface Paging {
  pageNo?: number
  pageSize?: number
}

/** The parts every paged answer has besides its rows. */
export interface PageInfo {
  totalPages: number
  totalCount: number
}

export const paging = (pageSize: number, maxPageSize: number) => ({
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize, default: pageSize })),
})

export const pageInfo = {
  totalPages: Type.Integer({ minimum: 0 }),
  totalCount: Type.Integer({ minimum: 0 }),
} satisfies TProperties
