/**
 * Grows the area of a small control to 44 px where the pointer is a finger, without moving anything.
 * The element must be positioned.
 */
export const touchTarget = `
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: 50% auto auto 50%;
      inline-size: max(100%, 44px);
      block-size: max(100%, 44px);
      translate: -50% -50%;
    }
  }
`
