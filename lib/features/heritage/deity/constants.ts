/** Characters of a name, of the name of a clan, and of any other text about a deity. */
export const [nameMaxLength, clanMaxLength, textMaxLength] = [120, 80, 5000];

export const [maxClans, maxAlternateNames, maxPictures] = [40, 20, 8];
