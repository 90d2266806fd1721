import { type SetURLSearchParams, useSearchParams } from 'react-router-dom'

/**
 * The query of the address and how to change it. Only an address without a query is taken over from what was written
 * ahead, so server and browser read the same.
 */
export const useAddressQuery = (): readonly [URLSearchParams, SetURLSearchParams] => useSearchParams()
