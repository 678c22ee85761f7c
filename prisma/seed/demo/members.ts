import * as z from 'zod';
import housesJson from '../data/houses.json' with { type: 'json' };
import membersJson from '../data/members.json' with { type: 'json' };

/** A sample member. Names are put together freely, and villages do not exist. */
const demoMember = z.strictObject({
	/** Part of the e-mail address, and the name by which trees and blogs refer to the member. */
	key: z.string(),
	name: z.string(),
	gender: z.enum(['Male', 'Female']),
	born: z.int(),
	clan: z.string(),
	sakh: z.string().nullable(),
	gotra: z.string().nullable(),
	/** The clan that the mother was born into. */
	motherClan: z.string().nullable(),
	married: z.boolean(),
	privacy: z.enum(['public', 'restricted', 'private']),
	father: z.string(),
	village: z.string(),
	tehsil: z.string(),
	district: z.string(),
	profession: z.string(),
	education: z.string(),
	location: z.string(),
	/** Name of a file in `prisma/seed/pictures`, without its extension; null for a member without a photo. */
	photo: z.string().nullable(),
	isListed: z.boolean(),
	/** The choice about being shown for matches; null where the member has made none. */
	wantsMatches: z.boolean().nullable(),
});

export type DemoMember = z.output<typeof demoMember>;

/** Vansh, kuldevi and the god most often named, by clan. */
const house = z.strictObject({
	clan: z.string(),
	dynasty: z.string(),
	goddess: z.string(),
	god: z.string(),
	lordPlace: z.string(),
	/** As reported most often; absent where none is established. */
	gotra: z.strictObject({ hi: z.string(), en: z.string() }).exactOptional(),
});

export const houses = new Map(
	z
		.array(house)
		.parse(housesJson)
		.map(({ clan, ...rest }) => [clan, rest]),
);

export const demoMembers = z.array(demoMember).parse(membersJson);

/** In a domain that is reserved for examples. */
export function demoEmail(key: string): string {
	return `${key}@demo.example`;
}
