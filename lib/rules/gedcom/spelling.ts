/** The language of a name in 7.0, as BCP 47 has it. */
export const languages = { devanagari: 'hi', latin: 'hi-Latn' } as const;
/** Of one that the portal has written: transformed content (RFC 6497). */
export const ourLanguages = { devanagari: 'hi-Deva-t-hi-latn', latin: 'hi-Latn-t-hi-deva' } as const;

/** What kind of spelling it is in 5.5.1. */
export const spellingTypes = { devanagari: 'Devanagari', latin: 'Latin' } as const;
export const ourSpellingType = 'Khamma Ghani';

export const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** Whether a text is in Devanagari and the other in Latin letters, or the other way round. */
export function isInOtherScript(text: string, other: string): boolean {
	const isTurned = isDevanagari(text) && isLatin(other) && !isLatin(text) && !isDevanagari(other);
	return isTurned || (isLatin(text) && isDevanagari(other) && !isDevanagari(text) && !isLatin(other));
}

/** Whether a `LANG` or a `TYPE` says that the portal has written it. */
export function isOurSpelling(kind: string): boolean {
	return [ourSpellingType, ...Object.values(ourLanguages)].includes(kind);
}
