/** People that one file may hold. */
export const maxPeople = 5000;

/** Lines that one file may hold: programs write longer ones, so that the largest file of theirs has fewer. */
export const maxLines = 400_000;
