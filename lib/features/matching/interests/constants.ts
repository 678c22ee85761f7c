/** How long a member who has withdrawn or ended an interest cannot send the other another one. */
export const restsMs = 30 * 24 * 60 * 60 * 1000;

/** The five questions that a first interest answers, with what can be chosen. */
export const interestQuestions = {
	/** How the family lives. */
	family: ['joint', 'parents', 'apart', 'alone'],
	/** How close they are to the village. */
	village: ['lives', 'often', 'occasions', 'seldom'],
	work: ['service', 'private', 'business', 'farming', 'studying', 'searching', 'home'],
	/** For the time after the wedding. */
	plans: ['work', 'study', 'withFamily', 'whereWork', 'abroad', 'together'],
	/** What they look for. */
	seeks: ['values', 'education', 'work', 'family', 'village', 'simple', 'respect'],
} as const;

/** The sentences that can be sent with a no; none gives a reason. */
export const kindWords = ['thanks', 'regard', 'decided', 'wishes', 'glad', 'blessing'] as const;
