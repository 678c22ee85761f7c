import * as z from 'zod';
import guardianshipsJson from '../data/guardianships.json' with { type: 'json' };
import interestsJson from '../data/interests.json' with { type: 'json' };
import shortlistsJson from '../data/shortlists.json' with { type: 'json' };
import wishesJson from '../data/wishes.json' with { type: 'json' };

// The sample members who look for a match, and the interests that they have sent. Keys are those of the members.

const wishes = z.strictObject({
	member: z.string(),
	ages: z.tuple([z.int(), z.int()]).exactOptional(),
	districts: z.array(z.string()).exactOptional(),
	education: z.enum(['graduate', 'postgraduate']).exactOptional(),
	/** Hides members who do not meet it. */
	isEducationMust: z.literal(true).exactOptional(),
});

export const demoWishes = z.array(wishes).parse(wishesJson);

const interest = z.strictObject({
	from: z.string(),
	to: z.string(),
	/** The guardian of the sender who has sent it; the sender's own yes is awaited. */
	by: z.string().exactOptional(),
	status: z.enum(['sent', 'accepted']),
	family: z.enum(['joint', 'parents']).exactOptional(),
	village: z.enum(['often', 'occasions']).exactOptional(),
	work: z.enum(['service', 'business']).exactOptional(),
	plans: z.array(z.enum(['work', 'withFamily', 'together'])).exactOptional(),
	seeks: z.array(z.enum(['values', 'education', 'respect', 'simple'])).exactOptional(),
	daysOld: z.int(),
});

export const demoInterests = z.array(interest).parse(interestsJson);

/** A relative who looks for a match for the candidate, with the words of each for the other. */
const guardianship = z.strictObject({
	candidate: z.string(),
	guardian: z.string(),
	guardianHi: z.string(),
	guardianEn: z.string(),
	candidateHi: z.string(),
	candidateEn: z.string(),
	daysOld: z.int(),
	/** How long it holds. */
	months: z.int(),
});

export const demoGuardianships = z.array(guardianship).parse(guardianshipsJson);

/** Members set aside to look at again. */
export const demoShortlists = z
	.array(z.strictObject({ member: z.string(), other: z.string() }))
	.parse(shortlistsJson);
