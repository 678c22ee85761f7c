/** How many characters, as readers count them, a story's texts have at most. */
export const maxCharacters = { title: 120, author: 80, content: 20_000 } as const;
