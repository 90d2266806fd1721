import Type from 'typebox'

/** An amount in minor units. What a number does not hold exactly is no amount; what is above a limit is refused by that limit. */
export const amountSchema = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
