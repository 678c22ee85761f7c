/** Graphemes that a card has room for. */
export const nameLimit = 15;
export const detailLimit = 18;
