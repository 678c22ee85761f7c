/** People that one file may hold. */
export const mostPeople = 5000;
