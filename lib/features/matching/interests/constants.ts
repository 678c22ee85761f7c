/** How long a member who has withdrawn or ended an interest cannot send the other another one. */
export const restsMs = 30 * 24 * 60 * 60 * 1000;
