import { sourceLanguage } from '@foyer/brand'
import type { FastifyRequest } from 'fastify'
import type { Merchant } from '../merchants/merchant.ts'
import { ProblemError } from './problem.ts'

/** Why a request cannot be for the merchant of its host. The header `Merchant` is only checked and never decides. */
export function checkMerchant({ headers }: FastifyRequest, merchant: Merchant | undefined): ProblemError | undefined {
  if (merchant === undefined) return new ProblemError('host_unknown')
  const matches = headers.merchant === undefined || headers.merchant === merchant.code
  return matches ? undefined : new ProblemError('merchant_mismatch')
}

/** Tag of the language the answer should be in: the header's platform code or tag, else the merchant's default. */
export function resolveLanguage(request: FastifyRequest, merchant: Merchant | undefined): string {
  const header = request.headers.language
  const usual = merchant?.languages[0] ?? sourceLanguage
  if (merchant === undefined || typeof header !== 'string') return usual
  const tag = merchant.languageTags.get(header.toUpperCase()) ?? header
  return merchant.languages.find((language) => language.toLowerCase() === tag.toLowerCase()) ?? usual
}
