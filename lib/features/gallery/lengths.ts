/** How many characters, as readers count them, a picture's texts have at most. */
export const maxCharacters = { title: 120, description: 2000, category: 60 } as const;
